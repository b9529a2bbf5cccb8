### Lessons: the frame of all guides.

guide-next = Next
guide-previous = Back
guide-step = Step { $step } of { $steps }
guide-play = Play your first game
lesson-steps = Steps
lesson-step = Step { $step }: { $title }
lesson-step-done = Step { $step }: { $title }, done
lesson-task = Your task
lesson-hint = Give me a hint
lesson-show = Show me
lesson-shown = This is one way to do it. Now you.
lesson-missed = The rules allow that, but it is not what was asked.
lesson-again = Try again
