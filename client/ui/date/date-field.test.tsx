import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#client/i18n/i18n.ts'
import { DateField } from './date-field.tsx'

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  return () => vi.restoreAllMocks()
})

type Props = Partial<Parameters<typeof DateField>[0]>

/** A form that keeps what it is given, and one that keeps only days, like a URL. */
function Joined({ start = '2026-11-30', keeps = () => true, onValue = () => {}, ...props }: Props & Own) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField
        label="Joined on"
        {...props}
        value={value}
        onChange={next => {
          onValue(next)
          if (keeps(next)) setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        Discard
      </button>
    </>
  )
}
type Own = { start?: string; keeps?: (value: string) => boolean; onValue?: (value: string) => void }

const input = () => screen.getByLabelText<HTMLInputElement>('Joined on')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
async function openCalendar() {
  fireEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  return screen.findByRole('grid')
}

test('takes a day in any common spelling, and shows it as one when it is left', () => {
  const onValue = vi.fn()
  render(<Joined onValue={onValue} />)
  type('3 Nov 2026')
  expect(onValue).toHaveBeenLastCalledWith('2026-11-03')
  expect(input().value).toBe('3 Nov 2026')
  fireEvent.blur(input())
  expect(input().value).toBe('2026-11-03')
  type('')
  expect(onValue).toHaveBeenLastCalledWith('')
})

test.each([
  ['a form takes over', () => true],
  ['a URL does not take over', (text: string) => text === ''],
])('says what a day looks like, once a text that %s is left', (_, keeps) => {
  render(<Joined keeps={keeps} />)
  type('tomorrow')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
  fireEvent.blur(input())
  expect(input().value).toBe('tomorrow')
  expect(screen.getByText('Enter it like 2026-11-30.').id).toBe(input().getAttribute('aria-describedby'))
  type('2026-12-24')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
})

test('a discarded change replaces the text', () => {
  render(<Joined />)
  for (const text of ['2026-12-24', 'tomorrow']) {
    type(text)
    fireEvent.click(screen.getByText('Discard'))
    expect(input().value).toBe('2026-11-30')
  }
})

test('the calendar opens at the day, marks today, and has the weekdays of the operator’s place', async () => {
  render(
    <StrictMode>
      <Joined />
    </StrictMode>,
  )
  await openCalendar()
  await expect.poll(focused).toBe('Monday, November 30, 2026')
  expect(screen.getByText('November 2026')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  )
  expect(screen.getAllByRole('gridcell')).toHaveLength(42)
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('30')
})

test('today is marked, and where an empty field begins', async () => {
  render(<Joined start="" />)
  await openCalendar()
  await expect.poll(() => document.activeElement?.getAttribute('aria-current')).toBe('date')
})

test.each([
  ['ArrowRight', {}, 'Tuesday, December 1, 2026'],
  ['ArrowLeft', {}, 'Sunday, November 29, 2026'],
  ['ArrowUp', {}, 'Monday, November 23, 2026'],
  ['ArrowDown', {}, 'Monday, December 7, 2026'],
  ['Home', {}, 'Monday, November 30, 2026'],
  ['End', {}, 'Sunday, December 6, 2026'],
  ['PageUp', {}, 'Friday, October 30, 2026'],
  ['PageDown', {}, 'Wednesday, December 30, 2026'],
  ['PageUp', { shiftKey: true }, 'Sunday, November 30, 2025'],
  ['PageDown', { shiftKey: true }, 'Tuesday, November 30, 2027'],
])('%s %j goes to %s', async (key, more, expected) => {
  render(<Joined />)
  await openCalendar()
  await expect.poll(focused).toBe('Monday, November 30, 2026')
  press(key, more)
  expect(focused()).toBe(expected)
})

test('Alt+Left goes back in the browser, not to another day', async () => {
  render(<Joined />)
  await openCalendar()
  await expect.poll(focused).toBe('Monday, November 30, 2026')
  expect(press('ArrowLeft', { altKey: true })).toBe(true)
  expect(focused()).toBe('Monday, November 30, 2026')
})

test('chooses a day, and keeps a time', async () => {
  const onValue = vi.fn()
  render(<Joined start="2026-11-30T14:05" hasTime onValue={onValue} />)
  expect(input().value).toBe('2026-11-30 14:05')
  await openCalendar()
  fireEvent.click(await screen.findByRole('button', { name: 'Tuesday, November 3, 2026' }))
  expect(onValue).toHaveBeenLastCalledWith('2026-11-03T14:05')
  type('2026-11-03 25:00')
  fireEvent.blur(input())
  expect(screen.getByText('Enter it like 2026-11-30 14:05.')).toBeDefined()
})

test('stays between the first and the last day', async () => {
  const onValue = vi.fn()
  render(<Joined min="2026-11-28" max="2026-12-05" onValue={onValue} />)
  await openCalendar()
  await expect.poll(focused).toBe('Monday, November 30, 2026')
  press('PageUp')
  expect(focused()).toBe('Saturday, November 28, 2026')
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
  const outside = screen.getByRole('button', { name: 'Friday, November 27, 2026' })
  expect(outside.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(outside)
  expect(onValue).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByText('December 2026')).toBeDefined()
})

test('opens at a day that means “no end”, and goes no further', async () => {
  render(<Joined start="9999-12-31" min="soon" />)
  await openCalendar()
  await expect.poll(focused).toBe('Friday, December 31, 9999')
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown']) {
    press(key)
    expect([key, focused()]).toEqual([key, 'Friday, December 31, 9999'])
  }
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
  press('ArrowLeft')
  expect(focused()).toBe('Thursday, December 30, 9999')
})

test('a field that is read-only has no calendar', () => {
  render(<Joined readOnly />)
  expect(screen.queryByRole('button', { name: 'Open calendar' })).toBeNull()
})

test('speaks Chinese', async () => {
  changeLanguage('zh')
  render(<Joined />)
  fireEvent.click(screen.getByRole('button', { name: '開啟月曆' }))
  expect(await screen.findByText('2026年11月')).toBeDefined()
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('週日')
  changeLanguage('en')
})

test('a range is marked from its first day to its last, and not before both are known', async () => {
  const { rerender } = render(<Joined range={{ from: '2026-11-28', to: '2026-12-02' }} />)
  const grid = await openCalendar()
  const marked = () => [...grid.querySelectorAll('td[data-in]')].map(({ textContent }) => textContent)
  expect(marked()).toEqual(['28', '29', '30', '1', '2'])
  rerender(<Joined range={{ from: '2026-11-28' }} />)
  expect(marked()).toEqual([])
})
