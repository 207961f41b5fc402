import { searchRecords } from '#resources/search/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const search = async ({ me }: Bench, ...texts: string[]) => {
  for (const text of texts) await me.call(searchRecords, { query: { text } })
}

export const cases: TaskCases = {
  'both-languages': {
    solution: bench => search(bench, 'Pikachu', '皮卡丘'),
    nearMisses: {
      'another Pokémon is found in Chinese': bench => search(bench, 'Pikachu', '雷丘'),
      'both are searched for in Chinese': bench => search(bench, '皮卡丘', '皮卡丘'),
    },
  },
  wildcard: {
    solution: bench => search(bench, '%'),
    nearMisses: {
      'something else finds nothing': bench => search(bench, 'xyzzy'),
      'letters go with the percent sign': bench => search(bench, 'Pika%'),
    },
  },
  typing: {
    solution: bench => search(bench, 'p', 'pi', 'pik'),
    nearMisses: {
      'the same search three times': bench => search(bench, 'pik', 'pik', 'pik'),
      'three searches for different words': bench => search(bench, 'pikachu', 'lin', 'taipei'),
      'two searches': bench => search(bench, 'p', 'pi', 'p'),
    },
  },
}
