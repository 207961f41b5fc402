import { defineBug, ignoringVersion } from '#server/bugs.ts'
import { listMembers, updateMember } from './contract.ts'

export const bugs = [
  defineBug(listMembers, {
    id: 'members-archived-among-current',
    kind: 'boundary',
    level: 'easy',
    page: 'page3_01',
    promise: { en: 'isArchived=false lists only current members.', zh: 'isArchived=false 只列出在職成員。' },
    wrong: {
      en: 'The filter is ignored, and archived members are listed, too.',
      zh: '篩選沒有作用，已封存的成員也列了出來。',
    },
    test: {
      en: 'Archive a member, list the current ones, and expect that none has a date in archivedAt.',
      zh: '封存一位成員後列出在職成員，檢查沒有任何一位的 archivedAt 有日期。',
    },
    answer: ({ query: { isArchived, ...query }, ...context }, next) =>
      next({ ...context, query: isArchived === false ? query : { ...query, isArchived } }),
  }),
  defineBug(listMembers, {
    id: 'members-one-character',
    kind: 'language',
    level: 'fair',
    page: 'page3_01',
    promise: {
      en: 'A search matches all its characters, in either language.',
      zh: '搜尋會比對所有的字，兩種語言皆然。',
    },
    wrong: { en: 'Of a search in Chinese, only the first character counts.', zh: '中文只比對第一個字。' },
    test: {
      en: 'Search for a full Chinese name, and expect that every hit contains all of it.',
      zh: '搜尋完整的中文姓名，檢查每筆結果都包含整個姓名。',
    },
    answer: (context, next) => {
      const { search } = context.query
      const isChinese = search !== undefined && /^\p{Script=Han}{2}/u.test(search)
      return next(isChinese ? { ...context, query: { ...context.query, search: search.slice(0, 1) } } : context)
    },
  }),
  defineBug(updateMember, {
    id: 'members-stale-save',
    kind: 'state',
    level: 'hard',
    page: 'page3_01',
    promise: {
      en: 'A save with an older version in If-Match is refused with 412, and changes nothing.',
      zh: 'If-Match 帶著舊版本的儲存會以 412 拒絕，不會改變任何內容。',
    },
    wrong: {
      en: 'The older version is accepted, and overwrites what was saved meanwhile.',
      zh: '舊版本也被接受，蓋掉了期間的修改。',
    },
    test: {
      en: 'Open a member in two windows, save a change in both, and expect a conflict in the second.',
      zh: '在兩個視窗開啟同一位成員並各自儲存，檢查第二個視窗出現衝突。',
    },
    answer: ignoringVersion,
  }),
]
