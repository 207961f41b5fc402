import { defineBug } from '#server/bugs.ts'
import { listLogins } from './contract.ts'

export const bugs = [
  defineBug(listLogins, {
    id: 'logins-unknown-accounts-missing',
    kind: 'boundary',
    level: 'fair',
    page: 'page3_04',
    promise: {
      en: 'outcome=refused lists every refused attempt, whatever the reason.',
      zh: 'outcome=refused 列出所有被拒絕的嘗試，不論原因。',
    },
    wrong: { en: 'Attempts with an unknown account are missing.', zh: '帳號不存在的嘗試沒有列出。' },
    test: {
      en: 'Compare the refused attempts of the unfiltered list with the filtered one.',
      zh: '比對未篩選清單中被拒絕的嘗試與篩選後的清單。',
    },
    change: ({ rows }, { query }) => ({
      rows: query.outcome === 'refused' ? rows.filter(({ reason }) => reason !== 'unknown-account') : rows,
    }),
  }),
]
