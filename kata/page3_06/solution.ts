import type { components } from './api'
import { type Problem, strive } from './strive'

type Branch = components['schemas']['Branch']
type Team = components['schemas']['Team']
type Move = { team: Branch; into: Branch }
/** A team in the tree, with the one above it. */
type Line = { team: Branch; parent: Branch | null; level: number }

const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Organization</h1>
  <ul role="tree" aria-label="Organization"></ul>
  <p role="status"></p> <p role="alert"></p> <button id="anyway" hidden>Move anyway</button>`

/** The teams below each team that has been opened, and the company below 0. */
const below = new Map<number, Branch[]>()
const opened = new Set<number>()
let active = 0
let cut: Branch | null = null
let done: Move | null = null

async function load(parent = 0) {
  const query = parent === 0 ? '' : `?parentId=${parent}&limit=200`
  below.set(parent, (await strive<{ rows: Branch[] }>(`/api/teams/tree${query}`)).data.rows)
}

async function patch(team: Team, into: Team): Promise<Team> {
  const headers = { 'if-match': `"${team.version}"` }
  return (await strive<Team>(`/api/teams/${team.id}`, { method: 'PATCH', headers, body: { parentId: into.id } })).data
}

/** All teams that can be seen, from top to bottom. */
const linesOf = (parent: Branch | null = null, level = 1): Line[] =>
  (below.get(parent?.id ?? 0) ?? []).flatMap(team => [
    { team, parent, level },
    ...(opened.has(team.id) ? linesOf(team, level + 1) : []),
  ])

function draw() {
  const hadFocus = at('[role=tree]').contains(document.activeElement)
  const lines = linesOf()
  if (!lines.some(({ team }) => team.id === active)) active = lines[0]?.team.id ?? 0
  at('[role=tree]').replaceChildren(
    ...lines.map(({ team, level }) => {
      const line = document.createElement('li')
      line.role = 'treeitem'
      line.ariaLevel = String(level)
      if (team.teams > 0) line.ariaExpanded = String(opened.has(team.id))
      line.tabIndex = team.id === active ? 0 : -1
      line.style.marginLeft = `${level}em`
      line.textContent = `${team.name.en} ${team.id === cut?.id ? '(cut)' : ''}`
      line.onfocus = () => focus(team.id, line)
      return line
    }),
  )
  if (hadFocus) at('[role=treeitem][tabindex="0"]').focus()
}

/** Only one item is a stop of the Tab key: that which had the focus last. */
function focus(id: number, line: HTMLElement) {
  at('[role=treeitem][tabindex="0"]').tabIndex = -1
  line.tabIndex = 0
  active = id
}

function go(team?: Branch | null) {
  if (!team) return
  active = team.id
  draw()
}

async function open(team: Branch) {
  if (!below.has(team.id)) await load(team.id)
  opened.add(team.id)
  draw()
}

function say(text: string, trouble = '') {
  at('[role=status]').textContent = text
  at('[role=alert]').textContent = trouble
  at('#anyway').hidden = true
}

/** Moves a team, and shows it at its new place. */
async function move({ team, into }: Move, how = 'now') {
  const from = parentOf(team)
  cut = null
  try {
    const moved = await patch(team, into)
    done = from && { team: { ...team, ...moved }, into: from }
    await readAgain(into)
    active = team.id
    draw()
    say(`${team.name.en} is ${how} in ${into.name.en}.`)
  } catch (error) {
    explain(error as Problem, { team, into })
  }
}

function explain({ status, errors, current, message }: Problem, { team, into }: Move) {
  const isCircle = errors?.some(({ code }) => code === 'would-make-circle')
  if (isCircle) say('', `${team.name.en} can’t be moved into its own subteam ${into.name.en}.`)
  else if (status === 412) {
    say('', `${team.name.en} was changed by somebody else.`)
    at('#anyway').hidden = false
    at('#anyway').onclick = () => move({ team: { ...team, ...(current as Team) }, into })
  } else say('', status ? message : 'No reply. Reload to see where the team is.')
  draw()
}

const parentOf = (team: Branch) => linesOf().find(line => line.team.id === team.id)?.parent ?? null

/** Everything that is open: counts have changed, too. */
async function readAgain(into: Branch) {
  opened.add(into.id)
  await Promise.all([load(), ...[...new Set([...below.keys(), into.id])].filter(id => id > 0).map(load)])
}

at('[role=tree]').onkeydown = event => {
  const lines = linesOf()
  const place = lines.findIndex(({ team }) => team.id === active)
  const line = lines[place]
  if (!line) return
  const { team, parent } = line
  const isOpen = opened.has(team.id)
  const keys: Record<string, () => unknown> = {
    ArrowDown: () => go(lines[place + 1]?.team),
    ArrowUp: () => go(lines[place - 1]?.team),
    Home: () => go(lines[0]?.team),
    End: () => go(lines.at(-1)?.team),
    ArrowRight: () => (isOpen ? go(below.get(team.id)?.[0]) : team.teams > 0 && open(team)),
    ArrowLeft() {
      if (opened.delete(team.id)) draw()
      else go(parent)
    },
    'Ctrl+x'() {
      cut = team
      draw()
    },
    'Ctrl+v': () => cut && move({ team: cut, into: team }),
    'Ctrl+z': () => done && move(done, 'back'),
  }
  const act = keys[`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`]
  if (!act) return
  event.preventDefault()
  void act()
}

await load()
const [company] = below.get(0) ?? []
if (company) await open(company)
