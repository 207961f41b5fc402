import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'wrong-way-round',
    mistake: 'a nature lowers what it should raise',
    edits: [
      ['Number(place === raised) - Number(place === lowered)', 'Number(place === lowered) - Number(place === raised)'],
    ],
    fails: 'calculates',
  },
  {
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'after a conflict, it saves the whole form, and so takes back what was changed elsewhere',
    edits: [['await patch(plan.id, current, changesSince(saved))', 'await patch(plan.id, current, plan)']],
    fails: 'merges',
  },
  {
    template: 'vue',
    id: 'one-limit',
    mistake: 'only each stat has a limit, and not the total',
    edits: [[' || (value > 0 && left.value < 0)', '']],
    fails: 'limits',
  },
]
