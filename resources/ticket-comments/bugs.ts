import { defineBug } from '#server/bugs.ts'
import { listTicketComments } from './contract.ts'

export const bugs = [
  defineBug(listTicketComments, {
    id: 'comments-newest-first',
    kind: 'contract',
    level: 'easy',
    page: 'page5_05',
    promise: { en: 'Comments are listed oldest first.', zh: '留言由舊到新排列。' },
    wrong: { en: 'The newest comes first.', zh: '最新的排在最前面。' },
    test: { en: 'Write two comments, and expect the first one first.', zh: '寫兩則留言，檢查先寫的在前。' },
    async answer(context, next) {
      const answer = await next(context)
      return { ...answer, body: { ...answer.body, rows: answer.body.rows.toReversed() } }
    },
  }),
]
