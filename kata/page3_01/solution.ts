import type { components } from './api'
import { type Problem, strive } from './strive'

type Member = components['schemas']['Member']
type Team = components['schemas']['Team']

const JOBS = 'manager sales buyer support technician warehouse driver engineer marketer accountant'.split(' ')
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Members</h1>
  <label>Search <input id="search" type="search"></label>
  <button id="add" disabled>Add member</button>
  <p role="status"></p>
  <div role="alert" hidden>The members can’t be loaded. <button id="again">Try again</button></div>
  <table>
    <thead><tr><th>Name</th><th>E-mail</th><th>Team</th><th>Job</th></tr></thead>
    <tbody></tbody>
  </table>
  <dialog aria-label="Member">
    <form novalidate>
      <p><label>English name <input name="en"></label></p>
      <p><label>Chinese name <input name="zh"></label></p>
      <p><label>E-mail <input name="email" aria-describedby="issue"></label> <span id="issue"></span></p>
      <p><label>Team <select name="teamId"></select></label></p>
      <p><label>Job <select name="job"></select></label></p>
      <p><label>Joined on <input name="joinedOn" type="date"></label></p>
      <p id="refusal"></p>
      <button id="send"></button> <button type="button" id="close">Close</button>
    </form>
  </dialog>`

const search = at<HTMLInputElement>('#search')
const dialog = at<HTMLDialogElement>('dialog')
const form = at<HTMLFormElement>('form')
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement

let teams: Team[] = []
let rows: Member[] = []
/** The member in the dialog, as it was when the dialog opened; null for a new one. */
let member: Member | null = null
let request = new AbortController()

async function show() {
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    const query = new URLSearchParams({ isArchived: 'false', search: search.value })
    const [{ data }] = await Promise.all([strive<{ rows: Member[] }>(`/api/members?${query}`, { signal }), loadTeams()])
    rows = data.rows
    draw()
    at<HTMLButtonElement>('#add').disabled = false
    at('[role=alert]').hidden = true
  } catch {
    if (!signal.aborted) at('[role=alert]').hidden = false
  }
}

/** The dialog offers them, so it can't be opened before. */
async function loadTeams() {
  if (teams.length === 0) teams = (await strive<{ rows: Team[] }>('/api/teams')).data.rows
}

function draw() {
  at('tbody').replaceChildren(
    ...rows.map(row => {
      const line = document.createElement('tr')
      const head = line.appendChild(document.createElement('th'))
      head.scope = 'row'
      const name = head.appendChild(document.createElement('button'))
      name.textContent = row.name.en
      name.onclick = () => open(row)
      const team = teams.find(({ id }) => id === row.teamId)?.name.en ?? ''
      for (const text of [row.email, team, titleOf(row.job)]) line.insertCell().textContent = text
      return line
    }),
  )
}

function open(row: Member | null) {
  member = row
  control('teamId').replaceChildren(...teams.map(({ id, name }) => new Option(name.en, String(id))))
  control('job').replaceChildren(...JOBS.map(job => new Option(titleOf(job), job)))
  form.reset()
  for (const [name, value] of Object.entries({ ...row, ...row?.name })) {
    const field = control(name)
    if (field) field.value = String(value)
  }
  at('#send').textContent = row ? 'Save' : 'Add'
  showIssue('')
  dialog.showModal()
}

function showIssue(text: string) {
  at('#issue').textContent = text
  at('#refusal').textContent = ''
  control('email').setAttribute('aria-invalid', String(text !== ''))
}

form.onsubmit = async event => {
  event.preventDefault()
  showIssue('')
  const { en, zh, teamId, ...rest } = Object.fromEntries(new FormData(form))
  const body = { ...rest, name: { en, zh }, teamId: Number(teamId) }
  try {
    if (member) {
      const headers = { 'if-match': `"${member.version}"` }
      await strive(`/api/members/${member.id}`, { method: 'PATCH', headers, body })
    } else await strive('/api/members', { method: 'POST', body })
    dialog.close()
    at('[role=status]').textContent = `${en} was saved.`
    await show()
  } catch (error) {
    const problem = error as Problem
    if (problem.code === 'email-taken') {
      showIssue('Somebody else has this e-mail.')
      control('email').focus()
    } else if (problem.status === 412) {
      member = problem.current as Member
      const { name, email } = member
      at('#refusal').textContent = `Conflict: somebody has changed ${name.en}, ${email}. Save again to replace that.`
    } else at('#refusal').textContent = problem.message
  }
}

search.value = new URLSearchParams(location.search).get('search') ?? ''
search.oninput = () => {
  history.replaceState(null, '', `?${new URLSearchParams({ search: search.value })}`)
  void show()
}
at('#add').onclick = () => open(null)
at('#close').onclick = () => dialog.close()
at('#again').onclick = show
await show()
