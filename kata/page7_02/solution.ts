import type { components } from './api'
import { strive } from './strive'

type Site = components['schemas']['Site']
type Cluster = components['schemas']['SiteCluster']
type Box = Cluster['bounds']
type Found = { count: number; clusters: Cluster[]; sites: Site[] }

const KINDS = {
  '': 'All kinds',
  shop: 'Shop',
  workshop: 'Workshop',
  'pick-up': 'Pick-up point',
  locker: 'Parcel locker',
}
const TAIWAN: Box = { west: 118, south: 21.7, east: 122.2, north: 26.5 }
const at = <E extends Element>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Service points</h1>
  <label>Kind <select></select></label>
  <p role="status"></p>
  <p role="alert"></p>
  <svg width="400" height="400" aria-hidden="true" style="border: 1px solid"></svg>
  <ul aria-label="Clusters and service points on the map"></ul>
  <button id="east">Next area to the east</button>`

const [select, list] = [at<HTMLSelectElement>('select'), at('ul')]
for (const [kind, title] of Object.entries(KINDS)) select.add(new Option(title, kind))

let box = TAIWAN
/** The map is 400 pixels wide, and the world 256 at level 0. */
const zoomOf = ({ west, east }: Box) => Math.min(18, Math.round(Math.log2((360 / (east - west)) * (400 / 256))))

let request = new AbortController()
async function load(): Promise<Found | null> {
  request.abort()
  request = new AbortController()
  const { signal } = request
  const edges = Object.entries(box).map(([name, value]) => [name, String(value)])
  const kind = select.value
  const query = new URLSearchParams([...edges, ['zoom', String(zoomOf(box))], ...(kind ? [['kind', kind]] : [])])
  try {
    return (await strive<Found>(`/api/sites/clusters?${query}`, { signal })).data
  } catch {
    if (!signal.aborted) at('[role=alert]').textContent = 'The service points can’t be loaded.'
    return null
  }
}

/** Shows what the address says. */
async function show(hasFocus = false) {
  const query = new URLSearchParams(location.search)
  select.value = query.get('kind') ?? ''
  const [west, south, east, north] = (query.get('box') ?? '').split(',').map(Number)
  box = north === undefined ? TAIWAN : ({ west, south, east, north } as Box)
  const found = await load()
  if (found) draw(found)
  if (found && hasFocus) list.querySelector('button')?.focus()
}

function draw({ count, clusters, sites }: Found) {
  at('[role=status]').textContent = `${nameOf(count)} on this map`
  at('[role=alert]').textContent = ''
  const opened = clusters.map(one =>
    itemOf(`${nameOf(one.count)} near ${one.locality.en}`, () => go(around(one.bounds), true)),
  )
  list.replaceChildren(...opened, ...sites.map(({ name, kind }) => itemOf(`${name.en}, ${KINDS[kind]}`, () => {})))
  const circles = [...clusters, ...sites.map(site => ({ ...site, count: 1 }))].map(({ lng, lat, count }) => {
    const x = ((lng - box.west) / (box.east - box.west)) * 400
    const y = ((box.north - lat) / (box.north - box.south)) * 400
    return `<circle cx="${x}" cy="${y}" r="${4 + Math.log2(count) * 2}" fill="steelblue" opacity="0.7" />`
  })
  at('svg').innerHTML = circles.join('')
}

const nameOf = (count: number) => `${count.toLocaleString('en-US')} service point${count === 1 ? '' : 's'}`

function itemOf(textContent: string, onclick: () => void) {
  const item = document.createElement('li')
  item.append(Object.assign(document.createElement('button'), { textContent, onclick }))
  return item
}

/** A box with room around these bounds, smaller than the current one. */
function around({ west, south, east, north }: Box): Box {
  const half = Math.min(Math.max((east - west) * 0.6, (north - south) * 0.6, 1e-4), (box.east - box.west) / 4)
  const halfHeight = Math.max(half, (north - south) * 0.6)
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  return { west: lng - half, south: lat - halfHeight, east: lng + half, north: lat + halfHeight }
}

function go({ west, south, east, north }: Box, hasFocus = false) {
  const query = new URLSearchParams(location.search)
  query.set('box', [west, south, east, north].join())
  history.pushState(null, '', `?${query}`)
  void show(hasFocus)
}

select.onchange = () => {
  const query = new URLSearchParams(location.search)
  query.set('kind', select.value)
  if (!select.value) query.delete('kind')
  history.pushState(null, '', `?${query}`)
  void show()
}
list.addEventListener('keydown', event => {
  const { key } = event as KeyboardEvent
  const item = document.activeElement?.parentElement
  const next = key === 'ArrowDown' ? item?.nextElementSibling : key === 'ArrowUp' ? item?.previousElementSibling : null
  if (!next) return
  event.preventDefault()
  next.querySelector('button')?.focus()
})
at<HTMLButtonElement>('#east').onclick = () => go({ ...box, west: box.east, east: 2 * box.east - box.west })
window.onpopstate = () => show()
void show()
