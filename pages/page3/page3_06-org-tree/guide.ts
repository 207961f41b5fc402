import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/teams/entity.ts',
      symbol: 'requireParent',
      says: { en: 'A move that would form a circle is refused, under a lock', zh: '會形成循環的移動在鎖之下被拒絕' },
    },
    {
      file: 'resources/teams/way-up.ts',
      symbol: 'readWayUp',
      says: { en: 'The way from a team up to the company, in one query', zh: '一次查詢，從團隊往上走到公司' },
    },
    {
      file: 'pages/page3/page3_06-org-tree/moves/move-in-cache.ts',
      symbol: 'moveInCache',
      says: { en: 'The optimistic move, and how it is taken back', zh: '樂觀移動，以及如何還原' },
    },
    {
      file: 'pages/page3/page3_06-org-tree/tree/tree-keys.ts',
      symbol: 'stepOf',
      says: { en: 'Where each key leads in the tree', zh: '樹狀中每個按鍵的去向' },
    },
    {
      file: 'pages/page3/page3_06-org-tree/tree/use-rows-of.ts',
      symbol: 'useRowsOf',
      says: { en: 'The children of one team, fifty at a time', zh: '一個團隊的下級，一次五十筆' },
    },
  ],
  reading: [
    { title: 'WAI-ARIA: Tree View Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/treeview/' },
    { title: 'PostgreSQL: WITH Queries', href: 'https://www.postgresql.org/docs/current/queries-with.html' },
  ],
}
