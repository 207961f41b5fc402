import { defineBug } from '#server/bugs.ts'
import { serveDelete } from '#server/endpoints/endpoints.ts'
import { Problem } from '#shared/errors.ts'
import { deleteTicketComment, listTicketComments } from './contract.ts'
import { ticketComments } from './entity.ts'

/** Deletes a comment, whoever wrote it. */
const deleteAnybodys = serveDelete({ ...ticketComments, requireOwner() {} }, deleteTicketComment)

export const bugs = [
  defineBug(listTicketComments, {
    id: 'comments-newest-first',
    kind: 'contract',
    level: 'easy',
    page: 'page5_05',
    promise: { en: 'Comments are listed oldest first.', zh: '留言由舊到新排列。' },
    wrong: { en: 'The newest comes first.', zh: '最新的排在最前面。' },
    test: { en: 'Write two comments, and expect the first one first.', zh: '寫兩則留言，檢查先寫的在前。' },
    change: ({ rows }) => ({ rows: rows.toReversed() }),
  }),
  defineBug(deleteTicketComment, {
    id: 'comments-anybody-deletes',
    kind: 'permission',
    level: 'fair',
    page: 'page5_05',
    promise: { en: 'Only its author deletes a comment; others get 403.', zh: '只有作者能刪除留言，其他人得到 403。' },
    wrong: { en: 'Anybody who may edit tickets deletes it.', zh: '能修改工單的人都能刪除。' },
    test: {
      en: 'Delete a colleague’s comment through the API, expect 403, and expect the comment to be there still.',
      zh: '透過 API 刪除同事的留言，檢查回應是 403，而且留言還在。',
    },
    async answer(context, next, spot) {
      try {
        return await next(context)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not-yours') throw error
        await deleteAnybodys.handle(context)
        spot('status')
        return { status: 204, body: undefined }
      }
    },
  }),
]
