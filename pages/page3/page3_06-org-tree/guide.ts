import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/teams/entity.ts#requireParent': {
      en: 'A move that would form a circle is refused, under a lock',
      zh: '會形成循環的移動在鎖之下被拒絕',
    },
    'resources/teams/way-up.ts#readWayUp': {
      en: 'The way from a team up to the company, in one query',
      zh: '一次查詢，從團隊往上走到公司',
    },
    './moves/move-in-cache.ts#moveInCache': {
      en: 'The optimistic move, and how it is taken back',
      zh: '樂觀移動，以及如何還原',
    },
    './tree/tree-keys.ts#stepOf': { en: 'Where each key leads in the tree', zh: '樹狀中每個按鍵的去向' },
    './tree/use-rows-of.ts#useRowsOf': {
      en: 'The children of one team, fifty at a time',
      zh: '一個團隊的下級，一次五十筆',
    },
  },
  reading: {
    'WAI-ARIA: Tree View Pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/treeview/',
    'PostgreSQL: WITH Queries': 'https://www.postgresql.org/docs/current/queries-with.html',
  },
}
