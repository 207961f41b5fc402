import { defineBug } from '#server/bugs.ts'
import { checkImport } from './contract.ts'

export const bugs = [
  defineBug(checkImport, {
    id: 'import-first-issue-only',
    kind: 'boundary',
    level: 'fair',
    page: 'page3_07',
    promise: { en: 'The check reports every row with an issue.', zh: '檢查會回報每一列的問題。' },
    wrong: { en: 'Only the first issue is reported.', zh: '只回報第一個問題。' },
    test: {
      en: 'Check three rows with unknown teams, and expect three issues.',
      zh: '檢查三列不存在的團隊，應有三個問題。',
    },
    change: ({ issues }) => ({ issues: issues.slice(0, 1) }),
  }),
]
