import { defineBug } from '#server/bugs.ts'
import { listCustomers } from './contract.ts'

export const bugs = [
  defineBug(listCustomers, {
    id: 'customers-kind-ignored',
    kind: 'boundary',
    level: 'easy',
    page: 'page4_01',
    promise: { en: 'kind=business lists only businesses.', zh: 'kind=business 只列出企業客戶。' },
    wrong: { en: 'The filter is ignored, and persons are listed, too.', zh: '篩選沒有作用，個人客戶也列了出來。' },
    test: { en: 'List businesses, and expect that every row is one.', zh: '列出企業客戶，檢查每一列都是企業。' },
    answer: (context, next) => {
      const { kind, ...query } = context.query
      return next(kind === 'business' ? { ...context, query } : context)
    },
  }),
]
