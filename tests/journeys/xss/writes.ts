import { createHash } from 'node:crypto'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import type { callerOf } from '#tests/journeys/own-sandbox.ts'
import { PAYLOADS } from './payloads.ts'

type Call = Awaited<ReturnType<typeof callerOf>>
type Made = { id: number; version: number }
type Next = () => string

const match = (version: number) => ({ 'if-match': `"${version}"` })

/** Writes a payload into every text that the API stores, and returns the payloads by where they are shown. */
export async function writePayloads(call: Call, next: Next) {
  const people = await writePeople(call, next)
  const goods = await writeGoods(call, next)
  const form = await writeForm(call, next)
  const repair = await writeRepair(call, next)
  const own = await writeOwn(call, next)
  const report = await writeReport(call, next)
  const plan = await writeFloorPlan(call, next)
  const translation = await writeTranslation(call, next)
  const job = await writeJob(call)
  const area = await writeArea(call, next)
  const visit = await writeVisit(call, next)
  const room = await writeRoom(call, next)
  return { ...people, ...goods, form, repair, ...own, report, plan, translation, job, area, visit, room }
}

async function writePeople(call: Call, next: Next) {
  const both = () => ({ en: next(), zh: next() })
  const [role, team, person, imported, fileName] = [both(), both(), both(), both(), next()]
  await call('POST', '/api/roles', { name: role, permissions: ['roles:read'] })
  const { id: teamId } = await call<Made>('POST', '/api/teams', { name: team, parentId: 13 })
  const member = (name: object, email: string) => ({ name, email, teamId, job: 'sales', joinedOn: '2026-10-01' })
  const { id: memberId } = await call<Made>('POST', '/api/members', member(person, 'xss@strive.example'))
  await call('POST', '/api/imports', { fileName, rows: [member(imported, 'xss-import@strive.example')] })
  return { role, team, person, memberId, imported, fileName }
}

async function writeGoods(call: Call, next: Next) {
  const [product] = (await call<{ rows: Made[] }>('GET', '/api/products?sort=-stock&limit=1')).rows
  if (!product) throw new Error('The company sells nothing.')
  const [productName, route] = [next(), next()]
  const cells = { nameEn: productName, nameZh: productName }
  await call('PATCH', '/api/products', { rows: [{ id: product.id, version: product.version, cells }] })
  const { id: routeId } = await call<Made>('POST', '/api/delivery-routes', {
    name: route,
    siteId: 1,
    weekday: 'mon',
    slot: 'morning',
  })
  return { productName, route, routeId }
}

async function writeForm(call: Call, next: Next) {
  const both = (text: string) => ({ en: text, zh: text })
  const [title, label, help, option, answer, draftTitle] = [next(), next(), next(), next(), next(), next()]
  const field = (id: string, more: object) => ({
    id,
    label: both(`${label} ${id}`),
    help: both(help),
    isRequired: false,
    ...more,
  })
  const options = [{ id: 'oxss0000', label: both(option) }]
  const fields = [
    field('fxss0000', { kind: 'short-text', longest: 100 }),
    field('fxss0001', { kind: 'long-text', longest: 1000 }),
    field('fxss0002', { kind: 'one', options }),
    field('fxss0003', { kind: 'many', options, most: null }),
  ]
  const { id, version } = await call<Made>('POST', '/api/forms', { title: both(title), fields })
  await call('POST', `/api/forms/${id}/versions`, undefined, match(version))
  await call('POST', `/api/forms/${id}/versions/1/answers`, {
    answers: { fxss0000: answer, fxss0001: answer, fxss0002: 'oxss0000', fxss0003: ['oxss0000'] },
  })
  await call('POST', '/api/forms', { title: both(draftTitle), fields: [] })
  return { id, title, label, help, option, answer, draftTitle }
}

async function writeFloorPlan(call: Call, next: Next) {
  const [name, label] = [next(), next()]
  const shape = { id: 'xss00000', kind: 'shelf', number: 1, label, x: 3000, y: 3000, width: 3000, height: 600 }
  const shapes = [{ ...shape, angle: 0, z: 1, group: null }]
  const { id } = await call<Made>('POST', '/api/floor-plans', { name, shapes })
  return { id, name, label }
}

async function writeArea(call: Call, next: Next) {
  const name = { en: next(), zh: next() }
  // At sea.
  const polygons = [
    [
      [
        [123, 23],
        [123.2, 23],
        [123, 23.2],
        [123, 23],
      ],
    ],
  ]
  const { id } = await call<Made>('POST', '/api/areas', { name, teamId: null, mayOverlap: true, polygons })
  return { id, name }
}

async function writeVisit(call: Call, next: Next) {
  const [parts, note] = [next(), next()]
  await call('PATCH', '/api/visits/1', { parts, note }, match(1))
  return { parts, note }
}

async function writeRoom(call: Call, next: Next) {
  // A name has at most 40 characters.
  const [name, text] = [PAYLOADS[0], next()]
  const { id } = await call<Made>('POST', '/api/rooms', { name })
  await call('POST', `/api/rooms/${id}/messages`, { text })
  return { id, name, text }
}

async function writeTranslation(call: Call, next: Next) {
  const id = 'ja.page3_01.joinedOn'
  // The server refuses a text with placeholders of its own.
  const payloads = Array.from({ length: PAYLOADS.length }, next)
  const text = payloads.find(one => !/{{|\$t\(/.test(one)) ?? ''
  const note = next()
  const body = { text: { other: text }, isInReview: true }
  const { version } = await call<Made>('PATCH', `/api/translations/${id}`, body, match(0))
  await call('POST', '/api/translations/releases', { note, translations: [{ id, version }] })
  return { id, text, note }
}

async function writeRepair(call: Call, next: Next) {
  const texts = { contactName: next(), productName: next(), description: next(), address: next() }
  const { contactName, productName, description, address } = texts
  const wishedOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const request = {
    customer: { customerId: 1, contactName, contactBy: 'phone', contact: '0912 345 678' },
    product: { purchase: null, productName, boughtOn: '2026-10-01' },
    damage: { category: 'zip', description, urgency: 'high' },
    handover: { way: 'collection', siteId: null, address, wishedOn },
  }
  const fill = async () => {
    const { id, version } = await call<{ id: string; version: number }>('POST', '/api/repair-drafts')
    return call<{ id: string; version: number }>('PATCH', `/api/repair-drafts/${id}`, request, match(version))
  }
  const submitted = await fill()
  const { ticketId } = await call<{ ticketId: number }>(
    'POST',
    `/api/repair-drafts/${submitted.id}/submission`,
    undefined,
    match(submitted.version),
  )
  return { ...texts, draftId: (await fill()).id, ticketId }
}

async function writeReport(call: Call, next: Next) {
  const [name, message, control] = [next(), next(), next()]
  const { groupId } = await call<{ groupId: number }>('POST', '/api/error-reports', {
    kind: 'uncaught',
    name,
    message,
    stack: `at ${next()} (http://localhost/pages/${next()}.tsx:1:1)`,
    page: 'page1',
    language: 'en',
    steps: [{ type: 'click', at: new Date().toISOString(), role: 'button', name: control }],
  })
  return { name, message, control, groupId }
}

/** Skips a damaged picture, whose name is then in the log of the job. */
async function writeJob(call: Call) {
  // File names have no slashes. A text that inserts another one is the most dangerous of the rest.
  const picture = PAYLOADS[11]
  const text = 'no picture'
  const hash = createHash('sha256').update(JSON.stringify(text)).digest()
  const { id: uploadId } = await call<{ id: string }>('POST', '/api/uploads', {
    name: picture,
    size: JSON.stringify(text).length,
    mediaType: 'image/png',
    sha256: hash.toString('hex'),
  })
  const headers = {
    'content-type': 'application/octet-stream',
    'content-digest': `sha-256=:${hash.toString('base64')}:`,
  }
  await call('PUT', `/api/uploads/${uploadId}/chunks/0`, text, headers)
  await call('POST', `/api/uploads/${uploadId}/completion`)
  const { id } = await call<{ id: string }>('POST', '/api/jobs', { input: { kind: 'thumbnails' } })
  return { id, picture }
}

async function writeOwn(call: Call, next: Next) {
  const [name, address, view, saved, key] = [next(), next(), next(), next(), next()]
  const [sandbox, snapshot, spread, upload] = [next(), next(), next(), next()]
  const { version } = await call<Made>('GET', '/api/profile')
  await call('PATCH', '/api/profile', { name, address }, match(version))
  await call('POST', '/api/views', { page: 'page3_01', name: view, search: '' })
  const values = { params: {}, query: {}, headers: {}, text: next(), isAnonymous: false, fault: '' }
  const steps = [{ operation: 'readProfile', values, takes: [], assertions: [] }]
  await call('POST', '/api/saved-requests', { name: saved, steps })
  await call('POST', '/api/keys', { name: key, scope: 'read', origins: [] })
  const { id } = await call<{ id: string }>('POST', '/api/sandboxes', { name: sandbox })
  await call('POST', `/api/sandboxes/${id}/snapshots`, { name: snapshot })
  const evs = byStat([4, 252, 0, 0, 0, 252])
  const plan = { name: spread, pokemonId: 445, nature: 'jolly', level: 50, ivs: forEachStat(() => 31), evs }
  const { id: spreadId } = await call<{ id: string }>('POST', '/api/spreads', plan)
  const bytes = { size: 10, mediaType: 'text/html', sha256: createHash('sha256').update('x').digest('hex') }
  await call('POST', '/api/uploads', { name: upload, ...bytes })
  return { name, address, view, saved, key, sandbox, snapshot, spread, spreadId, upload }
}
