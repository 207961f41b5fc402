import { afterEach, expect, test } from 'vitest'
import { forgetSteps, lastSteps } from '#client/state/steps.ts'
import { nameOf, noteClicks, roleOf } from './clicks.ts'

const put = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.firstElementChild as Element
}
afterEach(() => {
  document.body.innerHTML = ''
  forgetSteps()
})

test.each([
  ['<button> Save  <b>all</b></button>', 'button', 'Save all'],
  ['<a href="/x" aria-label="Next page">›</a>', 'link', 'Next page'],
  ['<span role="tab" id="t">Tasks</span>', 'tab', 'Tasks'],
  ['<input aria-label="Name" value="typed text">', 'textbox', 'Name'],
  ['<input type="checkbox" aria-label="Done">', 'checkbox', 'Done'],
  ['<textarea>typed text</textarea>', 'textbox', ''],
  ['<div contenteditable="true">typed text</div>', 'textbox', ''],
  ['<div role="textbox">typed text</div>', 'textbox', ''],
  ['<select aria-label="Team"><option>typed text</option></select>', 'combobox', 'Team'],
  ['<div role="gridcell">a value</div>', 'gridcell', ''],
])('names %s without what was typed', (html, role, name) => {
  const control = put(html)
  expect([roleOf(control), nameOf(control)]).toEqual([role, name])
})

test('uses the label of a field', () => {
  put('<label for="a">E-mail</label><input id="a" value="typed text">')
  expect(nameOf(document.getElementById('a') as Element)).toBe('E-mail')
})

test('notes clicks on controls only', () => {
  noteClicks()
  put('<p>text</p><button>Send</button>')
  document.querySelector('p')?.click()
  document.querySelector('button')?.click()
  expect(lastSteps()).toMatchObject([{ type: 'click', role: 'button', name: 'Send' }])
})
