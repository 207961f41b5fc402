import { defineBug } from '#server/bugs.ts'
import { Problem } from '#shared/errors.ts'
import { deleteTeam, findInTree, listBranches } from './contract.ts'

export const bugs = [
  defineBug(listBranches, {
    id: 'tree-team-counts-itself',
    kind: 'calculation',
    level: 'easy',
    page: 'page3_06',
    promise: { en: 'A team comes with the number of its subteams.', zh: '每個團隊附有子團隊的數量。' },
    wrong: { en: 'A team that has subteams counts itself, too.', zh: '有子團隊的團隊把自己也算了進去。' },
    test: { en: 'Compare the number of a team’s subteams with the rows it opens.', zh: '比對子團隊數與展開後的列數。' },
    change: ({ rows }) => ({ rows: rows.map(row => (row.teams > 0 ? { ...row, teams: row.teams + 1 } : row)) }),
  }),
  defineBug(findInTree, {
    id: 'tree-search-by-case',
    kind: 'language',
    level: 'easy',
    page: 'page3_06',
    promise: { en: 'A search ignores upper and lower case.', zh: '搜尋不分大小寫。' },
    wrong: { en: 'A name is found only as it is written.', zh: '大小寫完全相同才找得到。' },
    test: {
      en: 'Search for a name in lower and in upper case, and expect the same hits.',
      zh: '以大寫與小寫搜尋同一個名稱，檢查結果相同。',
    },
    change: ({ rows }, { query }) => ({
      rows: rows.filter(({ name }) => `${name.en} ${name.zh}`.includes(query.search)),
    }),
  }),
  defineBug(deleteTeam, {
    id: 'teams-unknown-deleted',
    kind: 'contract',
    level: 'fair',
    page: 'page8_01',
    promise: { en: 'Deleting a team that does not exist is answered with 404.', zh: '刪除不存在的團隊會以 404 回應。' },
    wrong: { en: 'It is answered with 204, as if it had been there.', zh: '回應是 204，彷彿它存在過。' },
    test: {
      en: 'Delete a team with an id that nobody has, and expect 404.',
      zh: '刪除編號不存在的團隊，檢查回應是 404。',
    },
    async answer(context, next, spot) {
      try {
        return await next(context)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not-found') throw error
        spot('status')
        return { status: 204, body: undefined }
      }
    },
  }),
]
