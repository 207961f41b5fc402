import { expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { firstOf } from '#resources/tickets/samples.ts'
import { OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { createTicketComment, deleteTicketComment, listTicketComments, restoreTicketComment } from './contract.ts'
import { MAX_COMMENT_LENGTH, MAX_COMMENTS } from './rules.ts'
import { newComment, onComment } from './samples.ts'

const app = await openTestApp()
const me = await app.signInAs()

const list = async (ticketId: number, who = me) => (await who.call(listTicketComments, { query: { ticketId } })).rows

test('comments are listed oldest first, with their author, only on their ticket', async () => {
  const [one, two] = [await newComment(me, ' First\nline '), await newComment(me, 'Second')]
  expect(await list(one.ticketId)).toEqual([one, two])
  expect(one).toMatchObject({ text: 'First\nline', version: 1, createdAt: expect.any(String) })
  expect(one.author).toBe(two.author)
  expect(await list((await firstOf(me, 'open')).id)).toEqual([])
})

test('its author deletes and restores a comment; nobody else does', async () => {
  const comment = await newComment(me, 'Mine')
  const other = await app.signInAs(OPERATOR)
  expect(await refusalOf(other.call(deleteTicketComment, onComment(comment)))).toMatchObject({
    status: 403,
    code: 'not-yours',
  })
  await me.call(deleteTicketComment, onComment(comment))
  expect((await list(comment.ticketId)).map(({ id }) => id)).not.toContain(comment.id)
  expect(await refusalOf(other.call(restoreTicketComment, onComment(comment)))).toMatchObject({ status: 403 })
  expect(await me.call(restoreTicketComment, onComment(comment))).toMatchObject({ id: comment.id, text: 'Mine' })
  expect((await list(comment.ticketId)).map(({ id }) => id)).toContain(comment.id)
  const trail = await other.call(listAudit, { query: { entity: 'ticket-comments', rowId: String(comment.id) } })
  expect(trail.rows.map(({ action }) => action)).toEqual(['restore', 'delete', 'create'])
})

test('a sandbox has its own comments', async () => {
  const comment = await newComment(me)
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'comments' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  expect(await list(comment.ticketId, mine)).toContainEqual(comment)
  await mine.call(deleteTicketComment, onComment(comment))
  expect(await list(comment.ticketId)).toContainEqual(comment)
})

test.each([
  ['an empty text', { ticketId: 1, text: ' ' }, '/body/text'],
  ['a text that is too long', { ticketId: 1, text: 'x'.repeat(MAX_COMMENT_LENGTH + 1) }, '/body/text'],
  ['a control character', { ticketId: 1, text: 'a\u0000' }, '/body/text'],
])('refuses %s', async (_, body, pointer) => {
  expect(await refusalOf(me.call(createTicketComment, { body }))).toMatchObject({ status: 400, errors: [{ pointer }] })
})

test('refuses what is not there, and requests without a session', async () => {
  const body = { ticketId: 999_999, text: 'Hello' }
  expect(await refusalOf(me.call(createTicketComment, { body }))).toMatchObject({ status: 404 })
  expect(await refusalOf(me.call(deleteTicketComment, onComment({ id: 999_999 })))).toMatchObject({ status: 404 })
  expect(await refusalOf(me.call(restoreTicketComment, onComment({ id: 999_999 })))).toMatchObject({ status: 404 })
  expect(await refusalOf(app.as().call(listTicketComments, { query: { ticketId: 1 } }))).toMatchObject({ status: 401 })
})

test('a ticket has its own limit of comments', async () => {
  const row = { author: 'admin', text: 'Seen', created_at: '', updated_at: '', version: 1, deleted_at: null }
  await app.db
    .insertInto('ticket_comment')
    .values(
      Array.from({ length: MAX_COMMENTS }, (_, n) => ({ sandbox_id: 'main', id: 900_000 + n, ticket_id: 31, ...row })),
    )
    .execute()
  const comment = (ticketId: number) => me.call(createTicketComment, { body: { ticketId, text: 'One more' } })
  expect(await refusalOf(comment(31))).toMatchObject({ code: 'limit-reached' })
  await comment(32)
})
