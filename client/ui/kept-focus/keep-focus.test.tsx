import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import Toasts from '#client/shell/toasts.tsx'
import { toast } from '#client/toast/toast.ts'
import { ConfirmHost, confirm } from '#client/ui/dialog/confirm.tsx'
import { keepFocus } from './keep-focus.ts'

beforeAll(keepFocus)
afterEach(() => act(() => toast.dismissAll()))

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** As with Enter: a click without a pointer, of what has the focus. */
async function press(name: string, detail = 0) {
  await act(async () => {
    button(name).focus()
    fireEvent.click(button(name), { detail })
  })
  await rest()
}
const focused = () => document.activeElement?.textContent

let setParts: (parts: ReactNode) => void
function Page({ first }: { first: ReactNode }) {
  const [parts, set] = useState(first)
  setParts = set
  return parts
}
async function change(parts: ReactNode) {
  await act(async () => setParts(parts))
  await rest()
}
/** Until the browser has painted, and effects have run. */
const rest = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))
const Button = ({ name, ...rest }: { name: string; disabled?: boolean; hidden?: boolean }) => (
  <button type="button" {...rest}>
    {name}
  </button>
)

test('a button that leaves with the rest of a list leaves the focus on the row before it', async () => {
  const rows = (...names: string[]) => names.map(name => <Button key={name} name={name} />)
  render(<Page first={rows('one', 'two', 'more')} />)
  await press('more')
  await change(rows('one', 'two', 'three'))
  expect(focused()).toBe('two')
  // It goes on: this one may leave, too.
  await change(rows('one', 'three'))
  expect(focused()).toBe('one')
})

test('what can’t have the focus is passed over', async () => {
  const left = [<Button key="one" name="one" />, <Button key="two" name="two" disabled />]
  render(<Page first={[...left, <Button key="gone" name="gone" />]} />)
  await press('gone')
  await change(left)
  expect(focused()).toBe('one')
})

test('a button that was busy has the focus again', async () => {
  render(<Page first={<Button name="save" />} />)
  await press('save')
  // A browser takes it from what is disabled.
  act(() => button('save').blur())
  await change(<Button name="save" disabled />)
  expect(document.activeElement).toBe(document.body)
  await change(<Button name="save" />)
  expect(document.activeElement).toBe(button('save'))
})

test.each([
  ['who has gone on keeps the focus', 0, () => button('three').focus()],
  ['with a pointer, nothing moves', 1, () => undefined],
])('%s', async (_, detail, goOn) => {
  const left = [<Button key="one" name="one" />, <Button key="three" name="three" />]
  render(<Page first={[left[0], <Button key="two" name="two" />, left[1]]} />)
  await press('two', detail)
  act(goOn)
  await change(left)
  expect(document.activeElement).toBe(detail === 0 ? button('three') : document.body)
})

test('a message that is answered or dismissed gives the focus back to where it was', async () => {
  render(
    <>
      <Button name="one" />
      <Button name="two" />
      <Toasts />
    </>,
  )
  for (const name of ['Undo', 'Dismiss']) {
    act(() => toast.success('deleted', { action: { label: 'Undo', onClick: () => undefined } }))
    act(() => button('one').focus())
    await press(name)
    expect([screen.queryByText('deleted'), focused()]).toEqual([null, 'one'])
  }
})

test('a button that asks first is followed through its question', async () => {
  render(
    <>
      <Page first={[<Button key="one" name="one" />, <Button key="two" name="two" />]} />
      <ConfirmHost />
    </>,
  )
  await press('two')
  await act(async () => void confirm({ title: 'Sure?', text: '', confirmLabel: 'Yes' }))
  await press('Yes')
  expect(focused()).toBe('two')
  await change([<Button key="one" name="one" />])
  expect(focused()).toBe('one')
})
