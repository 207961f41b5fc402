import type { components } from './api'
import { type Problem, strive } from './strive'

type Species = components['schemas']['Species']
type Spread = components['schemas']['Spread']
type Stat = keyof Spread['evs']
type Plan = Pick<Spread, 'name' | 'pokemonId' | 'nature' | 'level' | 'ivs' | 'evs'>

const TITLES: Record<Stat, string> = {
  hp: 'HP',
  attack: 'Attack',
  defense: 'Defense',
  sp_attack: 'Sp.Attack',
  sp_defense: 'Sp.Defense',
  speed: 'Speed',
}
const STATS = Object.keys(TITLES) as Stat[]
/** A row for the stat that is raised, a column for the one that is lowered; HP is neither. */
const NATURES =
  `hardy lonely adamant naughty brave bold docile impish lax relaxed modest mild bashful rash quiet calm gentle careful
  quirky sassy timid hasty jolly naive serious`.split(/\s+/)
const [PER_STAT, IN_ALL, PAGE] = [252, 510, 20]
const forEachStat = (value: number) => Object.fromEntries(STATS.map(stat => [stat, value])) as Spread['evs']
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const numberOf = ({ dexId }: Species) => `#${String(dexId).padStart(3, '0')}`
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <section id="list"><h1>Pokémon</h1>
    <label>Search Pokemon Name or ID <input id="search" type="search"></label>
    <table><thead><tr><th>ID</th><th>Name</th><th>Gives</th></tr></thead><tbody></tbody></table></section>
  <section id="entry"><h1></h1> <p></p> <button>Plan a spread</button></section>
  <form id="plan" novalidate><h1>Plan</h1>
    <label>Plan name <input id="name"></label> <label>Level <input id="level" inputmode="numeric"></label>
    <label>Nature <select>${NATURES.map(one => `<option value="${one}">${titleOf(one)}</option>`).join('')}</select></label>
    ${STATS.map(
      stat => `<div role="group" aria-label="${TITLES[stat]}">
      <label>${TITLES[stat]} EV <input id="${stat}" inputmode="numeric"></label> <output></output></div>`,
    ).join('')}
    <p id="left"></p> <button>Save</button> <p role="status"></p> <p role="alert"></p></form>`

let all: Species[] = []
let plan: (Plan & { id: string; version: number }) | null = null
/** The plan as the server had it last; what differs from it is ours. */
let saved: Plan | null = null

async function listSpecies(): Promise<Species[]> {
  return (await strive<{ rows: Species[] }>('/api/species')).data.rows
}
async function readPlan(id: string): Promise<Spread> {
  return (await strive<Spread>(`/api/spreads/${id}`)).data
}
async function create(body: Plan): Promise<Spread> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await strive<Spread>('/api/spreads', { method: 'POST', headers, body })).data
}
async function patch(id: string, { version }: Pick<Spread, 'version'>, changes: Partial<Plan>): Promise<Spread> {
  const headers = { 'if-match': `"${version}"` }
  const { name, nature, level, evs } = changes
  return (await strive<Spread>(`/api/spreads/${id}`, { method: 'PATCH', headers, body: { name, nature, level, evs } }))
    .data
}

/** Shows what the address says: an entry, a plan, a new plan, or the list. */
async function show() {
  const query = new URLSearchParams(location.search)
  const entry = all.find(({ dexId }) => String(dexId) === query.get('entry'))
  const id = query.get('plan')
  const start = all.find(({ dexId }) => String(dexId) === query.get('new'))
  at('#list').hidden = Boolean(entry || start || id)
  at('#entry').hidden = !entry
  at('#plan').hidden = !(start || id)
  if (entry) showEntry(entry)
  else if (start) fill({ ...newPlan(start), id: '', version: 0 })
  else if (id) fill(await readPlan(id))
  else {
    at<HTMLInputElement>('#search').value = query.get('q') ?? ''
    drawList()
  }
}

const newPlan = ({ pokemonId, name }: Species): Plan => {
  return { name: name.en, pokemonId, nature: 'hardy', level: 50, ivs: forEachStat(31), evs: forEachStat(0) }
}

function isFound({ dexId, name }: Species, text: string): boolean {
  if (/^#?\d+$/.test(text)) return dexId === Number(text.replace('#', ''))
  return [name.en, name.zh].some(one => one.toLowerCase().includes(text.toLowerCase()))
}

function drawList() {
  const text = at<HTMLInputElement>('#search').value.trim()
  const found = all.filter(species => text === '' || isFound(species, text)).slice(0, PAGE)
  at('tbody').replaceChildren(
    ...found.map(species => {
      const line = document.createElement('tr')
      line.innerHTML = `<th scope="row">${numberOf(species)}</th><td><button>${species.name.en}</button> ${species.name.zh}</td><td>${gainOf(species)}</td>`
      const button = line.querySelector('button')
      if (button) button.onclick = () => go(`?entry=${species.dexId}`)
      return line
    }),
  )
}

const gainOf = ({ evs }: Species) =>
  STATS.flatMap((stat, place) => (evs[place] ? [`${evs[place]} ${TITLES[stat]}`] : [])).join(', ')

function showEntry(species: Species) {
  at('#entry h1').textContent = species.name.en
  at('#entry p').textContent = `Defeating it gives ${gainOf(species)}.`
  at('#entry button').onclick = () => go(`?new=${species.dexId}`)
}

function fill(from: Plan & { id: string; version: number }) {
  plan = structuredClone(from)
  saved = structuredClone(from)
  at<HTMLInputElement>('#name').value = from.name
  at<HTMLInputElement>('#level').value = String(from.level)
  at<HTMLSelectElement>('select').value = from.nature
  for (const stat of STATS) at<HTMLInputElement>(`#${stat}`).value = String(from.evs[stat])
  calculate()
}

function calculate() {
  if (!plan) return
  plan.name = at<HTMLInputElement>('#name').value
  plan.level = Number(at<HTMLInputElement>('#level').value)
  plan.nature = at<HTMLSelectElement>('select').value as Plan['nature']
  for (const stat of STATS) plan.evs[stat] = Number(at<HTMLInputElement>(`#${stat}`).value)
  const { pokemonId, evs } = plan
  const left = IN_ALL - STATS.reduce((sum, stat) => sum + evs[stat], 0)
  const base = all.find(one => one.pokemonId === pokemonId)?.base ?? []
  for (const [place, stat] of STATS.entries()) {
    const field = at<HTMLInputElement>(`#${stat}`)
    const value = evs[stat]
    const isWithin = value === 0 || (value <= PER_STAT && left >= 0)
    const isRight = Number.isInteger(value) && value >= 0 && isWithin
    field.ariaInvalid = String(!isRight)
    const output = field.closest('div')?.querySelector('output')
    if (output) output.value = String(statAt(place, base[place] ?? 0, plan))
  }
  at('#left').textContent = `${left} of ${IN_ALL} effort values left`
}

function statAt(place: number, base: number, { level, ivs, evs, nature }: Plan): number {
  const stat = STATS[place] as Stat
  const ev = evs[stat]
  const grown = Math.floor(((2 * base + ivs[stat] + Math.floor(ev / 4)) * level) / 100)
  if (stat === 'hp') return grown + level + 10
  const index = NATURES.indexOf(nature)
  const [raised, lowered] = [Math.floor(index / 5) + 1, (index % 5) + 1]
  const tenths = 10 + Number(place === raised) - Number(place === lowered)
  return Math.floor(((grown + 5) * tenths) / 10)
}

/** What was changed here since the server had it. */
function changesSince(before: Plan | null): Partial<Plan> {
  const fields = Object.entries(plan ?? {}) as [keyof Plan, unknown][]
  return Object.fromEntries(fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name])))
}

async function save() {
  const wrong = at('[aria-invalid=true]')
  if (wrong) return wrong.focus()
  if (!plan) return
  at('[role=alert]').textContent = at('[role=status]').textContent = ''
  try {
    const { id, version, ...body } = plan
    const stored = id ? await patch(id, { version }, changesSince(saved)) : await create(body)
    await take(stored)
  } catch (error) {
    const { status, current: newer, message } = error as Problem
    if (status !== 412 || !plan) at('[role=alert]').textContent = status ? message : 'No reply. Save again.'
    else await merge(newer as Spread)
  }
}

/** Somebody has changed the plan: our changes go on top of theirs. */
async function merge(current: Spread) {
  if (plan) await take(await patch(plan.id, current, changesSince(saved)))
}

async function take(stored: Spread) {
  fill(stored)
  at('[role=status]').textContent = 'The plan was saved.'
  history.replaceState(null, '', `?plan=${stored.id}`)
}

function go(address: string) {
  history.pushState(null, '', address)
  void show()
}

at('#search').oninput = ({ currentTarget }) => {
  const { value } = currentTarget as HTMLInputElement
  history.replaceState(null, '', `?${new URLSearchParams(value ? { q: value } : {})}`)
  drawList()
}
at('#plan').oninput = calculate
at('#plan').onsubmit = event => {
  event.preventDefault()
  void save()
}
window.onpopstate = show
all = await listSpecies()
await show()
