import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = ['One', 'Two', 'Three'].map(label => ({ value: label, label }))

function Page({ tabs = TABS }) {
  const [value, setValue] = useState('One')
  return (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
      Panel of {value}
    </Tabs>
  )
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent
const tabStops = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)

test('the arrow keys go round the tabs, Home and End to their ends, and each shows its panel', () => {
  render(<Page />)
  screen.getByRole('tab', { name: 'One' }).focus()
  const walk: [key: string, to: string][] = [
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['Home', 'One'],
  ]
  for (const [key, to] of walk) {
    expect(press(key), key).toBe(false)
    expect([focused(), screen.getByRole('tabpanel', { name: to }).textContent]).toEqual([to, `Panel of ${to}`])
    expect(tabStops().map(({ textContent }) => textContent)).toEqual([to])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(to)
  }
})

test.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])('the browser keeps its keys: %j', more => {
  render(<Page />)
  screen.getByRole('tab', { name: 'One' }).focus()
  expect([press('ArrowLeft', more), focused()]).toEqual([true, 'One'])
})

test('other keys, and a click on the open tab, change nothing', () => {
  render(<Page />)
  screen.getByRole('tab', { name: 'One' }).focus()
  expect([press('ArrowDown'), press('a'), focused()]).toEqual([true, true, 'One'])
  fireEvent.click(screen.getByRole('tab', { name: 'Two' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel of Two')
  fireEvent.click(screen.getByRole('tab', { name: 'Two' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel of Two')
})
