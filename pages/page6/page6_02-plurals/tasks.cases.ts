import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'

const SPECIFIED = '(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];'
const word = ({ send }: Bench, interval: string, more: { other?: string; to?: number } = {}) => {
  const { other = '{{count}} items', ...range } = more
  return send('/api/wordings/preview', json('POST', { language: 'en', text: { interval, other }, ...range }))
}

export const cases: TaskCases = {
  gap: {
    solution: bench => word(bench, SPECIFIED),
    nearMisses: {
      'a text with another gap': bench => word(bench, '(1)[one];(2-7)[few];(9)[nine];(10-inf)[many]'),
      'the gap is closed': bench => word(bench, '(0-1)[one];(2-9)[few];(10-inf)[many]'),
      'the gap is not looked at': bench => word(bench, SPECIFIED, { to: 7 }),
    },
  },
  whole: {
    solution: bench => word(bench, '(0)[none];(1-9)[some];(10-inf)[many]'),
    nearMisses: {
      'one interval for all': bench => word(bench, '(0-inf)[some]'),
      'a gap is left': bench => word(bench, '(0)[none];(2-9)[some];(10-inf)[many]'),
      'two intervals overlap': bench => word(bench, '(0)[none];(1-10)[some];(10-inf)[many]'),
      'it ends before 20': bench => word(bench, '(0)[none];(1-9)[some];(10-19)[many]'),
      'only a part is looked at': bench => word(bench, '(0)[none];(1-2)[some];(3-5)[many]', { to: 5 }),
      'no intervals at all': bench => word(bench, ''),
    },
  },
  mended: {
    async solution(bench) {
      await word(bench, '(1)[one item')
      await word(bench, '(1)[one item]')
    },
    nearMisses: {
      'something else was wrong': async bench => {
        await word(bench, '(7-2)[some]')
        await word(bench, '(2-7)[some]')
      },
      'it is a text with another plural form': async bench => {
        await word(bench, '(1)[one item')
        await word(bench, '(1)[one item]', { other: 'many' })
      },
      'the intervals are left out': async bench => {
        await word(bench, '(1)[one item')
        await word(bench, '')
      },
      'it stays open': async bench => {
        for (const _ of [1, 2]) await word(bench, '(1)[one item')
      },
    },
  },
}
