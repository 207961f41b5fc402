import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Form, FormField, FormVersion } from '#resources/forms/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { type Filling, useFilling } from './use-filling.ts'

const words = (en: string) => ({ en, zh: '' })
const text = (id: string, isRequired = false, longest = 20): FormField => ({
  ...{ id: `f000000${id}`, kind: 'short-text', label: words(id), help: words(''), isRequired, longest },
})
const many = (id: string): FormField => ({
  ...{ id: `f000000${id}`, kind: 'many', label: words(id), help: words(''), isRequired: false, most: null },
  options: [{ id: 'o0000001', label: words('One') }],
})
const version = (number: number, ...fields: FormField[]): FormVersion => ({
  ...{ number, title: words('Survey'), fields, publishedAt: '2026-10-31T00:00:00.000Z', by: 'strive' },
})
const FORM: Form = {
  ...{ id: 3, version: 1, title: words('Survey'), fields: [], isClosed: false, latest: 1 },
  updatedAt: '2026-10-31T00:00:00.000Z',
}
const [A, B, C, D] = ['f000000a', 'f000000b', 'f000000c', 'f000000d'] as const
const FIRST = version(1, text('a', true), text('b'), text('c'), many('d'))

let sent: HeldRequest[]
let filling: Filling
let page: { rerender: (shown: React.ReactNode) => void }
function Page({ versions }: { versions: readonly FormVersion[] }) {
  filling = useFilling(FORM, versions)
  return (
    <form ref={filling.answering.root}>
      {filling.version?.fields.map(({ id }) => (
        <div key={id} data-asked={id}>
          <input aria-label={id} />
        </div>
      ))}
    </form>
  )
}
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  page = render(<Page versions={[FIRST]} />)
})
const does = (action: () => unknown) => act(async () => void action())
const publish = (...versions: FormVersion[]) => does(() => page.rerender(<Page versions={versions} />))
const type = (id: string, value: Parameters<Filling['answering']['set']>[1]) =>
  does(() => filling.answering.set(id, value))
const send = () => does(() => filling.send())
const reply = (index: number, answer: object = { id: 50 }, status = 201) =>
  does(() => sent[index]?.reply(status, answer))
const asked = () => sent.map(({ path, body }) => [path, body.answers])
const said = () => useToasts.getState().toasts.at(-1)?.text
const issues = () => [...filling.answering.issues].map(([id, { code }]) => [id, code])
const focused = () => document.activeElement?.getAttribute('aria-label')

test('an answer is sent to the version on the screen, without what was left empty, and the form is empty afterwards', async () => {
  await type(A, ' Lin ')
  await type(B, '')
  await send()
  expect([asked(), filling.isSending]).toEqual([[['/api/forms/3/versions/1/answers', { [A]: 'Lin' }]], true])
  await reply(0)
  expect([filling.answering.answers, filling.answering.isTyped, said()]).toEqual([
    {},
    false,
    'Answer 50 was sent to version 1.',
  ])
})

test('what is typed while an answer is sent stays, in its version, and is an answer of its own', async () => {
  await type(A, 'Lin')
  await type(B, 'one')
  await send()
  await type(B, 'two')
  await publish(version(2, text('a', true), text('b')), FIRST)
  await reply(0)
  expect([filling.answering.answers, filling.version?.number]).toEqual([{ [B]: 'two' }, 1])
})

test('an answer is sent once at a time', async () => {
  await type(A, 'Lin')
  await send()
  await send()
  expect(sent).toHaveLength(1)
})

test('an answer whose reply is lost stays, and is sent again with the same key', async () => {
  await type(A, 'Lin')
  await send()
  await does(() => sent[0]?.cut())
  expect([filling.answering.answers, filling.refusal !== null]).toEqual([{ [A]: 'Lin' }, true])
  await send()
  expect(filling.refusal).toBeNull()
  const answers = sent.filter(({ method }) => method === 'POST')
  expect(new Set(answers.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(answers).toHaveLength(2)
})

test('what is missing is shown on its field, which gets the focus, and goes away when it is filled in', async () => {
  await publish(version(1, text('c'), text('a', true), text('b', true)))
  await send()
  expect([sent, issues(), focused()]).toEqual([
    [],
    [
      [A, 'required'],
      [B, 'required'],
    ],
    A,
  ])
  await type(A, 'Lin')
  expect(issues()).toEqual([[B, 'required']])
})

test('what the server refuses is shown on its field, or else above the button', async () => {
  await type(A, 'Lin')
  await type(C, 'word')
  await send()
  await reply(0, { code: 'answer-refused', errors: [{ pointer: `/body/answers/${C}`, code: 'one-line' }] }, 422)
  expect([issues(), focused(), filling.refusal]).toEqual([[[C, 'one-line']], C, null])
  await send()
  const errors = [C, A].map(id => ({ pointer: `/body/answers/${id}`, code: 'one-line' }))
  await reply(1, { code: 'answer-refused', errors }, 422)
  // The first on the screen, in whatever order the server names them.
  expect(focused()).toBe(A)
  await send()
  await reply(2, { code: 'form-closed' }, 409)
  expect([issues(), filling.refusal !== null, filling.answering.answers]).toEqual([
    [],
    true,
    { [A]: 'Lin', [C]: 'word' },
  ])
})

test('a version that is published meanwhile replaces an empty form at once, and another only on request', async () => {
  const second = version(2, text('a', true), text('c', false, 3))
  await publish(second, FIRST)
  expect(filling.version?.number).toBe(2)
  await type(A, 'Lin')
  await type(C, 'word')
  await publish(version(3, text('a', true), text('c', false, 3)), second, FIRST)
  await type(B, 'more')
  expect([filling.version?.number, filling.latest?.number]).toEqual([2, 3])
  await send()
  expect([sent.length, issues()]).toEqual([0, [[C, 'too-long']]])
  await does(() => filling.goOver())
  expect([filling.version?.number, filling.answering.answers, issues()]).toEqual([3, { [A]: 'Lin' }, []])
  expect(said()).toBe('Your input is kept for fields that version 3 still has.')
  await send()
  await reply(0)
  await publish(version(4, text('a')), second, FIRST)
  expect(filling.version?.number).toBe(4)
})

test('a box that was ticked and cleared again is not input', async () => {
  await type(D, ['o0000001'])
  expect(filling.answering.isTyped).toBe(true)
  await type(D, [])
  expect(filling.answering.isTyped).toBe(false)
})

test('a form without a version asks nothing and sends nothing', async () => {
  await publish()
  await send()
  await does(() => filling.goOver())
  expect([sent, filling.version, said()]).toEqual([[], undefined, undefined])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an answer that is refused after its page was left is told all the same', async () => {
  await type(A, 'Lin')
  await send()
  page.rerender(<p />)
  await reply(0, {}, 503)
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['bad'])
})
