import type { components } from './api'
import { strive } from './strive'

type Hit = components['schemas']['Hit']
type Found = {
  rows: Hit[]
  count: number
  facets: { category: { value: string; count: number }[] }
  guessed: { asked: string; used: string }[]
}

const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

at('#app').innerHTML = `
  <h1>Products</h1>
  <label>Search products <input type="search"></label>
  <fieldset><legend>Category</legend></fieldset>
  <p role="status"></p>
  <p id="guessed"></p>
  <h2 hidden>No results</h2>
  <ul></ul>`

const box = at<HTMLInputElement>('input')
let request = new AbortController()

/** Shows what the address says. */
async function show() {
  const query = new URLSearchParams(location.search)
  if (document.activeElement !== box) box.value = query.get('text') ?? ''
  request.abort()
  request = new AbortController()
  const { signal } = request
  const reply = await strive<Found>(`/api/product-search?${query}`, { signal }).catch(() => null)
  if (reply) draw(reply.data, query.getAll('category'))
}

function draw({ rows, count, facets, guessed }: Found, chosen: string[]) {
  at('[role=status]').textContent = `${count} products`
  at('#guessed').textContent = guessed.map(({ asked, used }) => `No “${asked}”, but here is “${used}”.`).join(' ')
  at('h2').hidden = count > 0
  at('ul').replaceChildren(
    ...rows.map(({ id, name }) => {
      const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: name.en })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  at('fieldset').replaceChildren(
    ...facets.category.map(({ value, count: ofValue }) => {
      const label = document.createElement('label')
      const check = Object.assign(document.createElement('input'), {
        type: 'checkbox',
        checked: chosen.includes(value),
      })
      check.onchange = () => toggle(value)
      label.append(check, ` ${titleOf(value)} ${ofValue}`)
      return label
    }),
  )
}

function toggle(value: string) {
  const query = new URLSearchParams(location.search)
  if (query.has('category', value)) query.delete('category', value)
  else query.append('category', value)
  history.pushState(null, '', `?${query}`)
  void show()
}

box.oninput = () => {
  const query = new URLSearchParams(location.search)
  query.set('text', box.value)
  history.replaceState(null, '', `?${query}`)
  void show()
}
window.onpopstate = show
await show()
