import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { freshWord } from '#kata/judge/fresh.ts'
import {
  countRequests,
  damageFirst,
  delayFirst,
  type Kind,
  loseFirst,
  refuseFirst,
  settle,
} from '#kata/judge/network.ts'
import { expectNews, said } from '#kata/judge/news.ts'
import type { Requirement, Situation } from '#kata/kata.ts'
import { CHUNK_BYTES } from '#resources/uploads/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Upload = { id: string; name: string; size: number; sha256: string; received: number; finishedAt: string | null }
type Chosen = { name: string; mimeType: string; buffer: Buffer }

const PATH = '/api/uploads'
/** Files of the judge are named so. The next requirement deletes them. */
const PREFIX = 'judge-'
/** A page tries again after a second or two. */
const RETRY_MS = 15_000

/** The request for the chunk that begins with this many whole chunks before it. */
const chunk = (before: number) => ({
  method: 'PUT',
  path: new RegExp(`^${PATH}/\\w+/chunks/${before * CHUNK_BYTES}$`),
})
const CHUNKS = { method: 'PUT', path: new RegExp(`^${PATH}/\\w+/chunks/\\d+$`) }

/** Four chunks, the last one short, that no page can know before. */
const makeFile = (): Chosen => ({
  name: `${PREFIX}${freshWord()}.bin`,
  mimeType: 'application/octet-stream',
  buffer: randomBytes(3 * CHUNK_BYTES + 100),
})
const hashOf = ({ buffer }: Chosen) => createHash('sha256').update(buffer).digest('hex')

const table = (page: Page) => page.getByRole('table', { name: 'Files', exact: true })
const head = (page: Page, { name }: Pick<Chosen, 'name'>) =>
  table(page).getByRole('rowheader').filter({ hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, file: Chosen) =>
  page.getByLabel('Choose files', { exact: true }).and(page.locator('input[type=file]')).setInputFiles(file)

const list = async (call: Call) => (await call<{ rows: Upload[] }>('GET', PATH)).rows
const find = async (call: Call, { name }: Chosen) => (await list(call)).filter(upload => upload.name === name)
async function clear(call: Call) {
  for (const { id, name } of await list(call)) if (name.startsWith(PREFIX)) await call('DELETE', `${PATH}/${id}`)
}

/** Expects that the whole file has arrived, once, and is listed. */
async function expectFinished(page: Page, call: Call, file: Chosen) {
  await expect(head(page, file)).toBeVisible({ timeout: RETRY_MS })
  const [upload, ...more] = await find(call, file)
  expect(upload, 'the file on the server').toMatchObject({ size: file.buffer.length, sha256: hashOf(file) })
  expect(upload?.finishedAt, 'when the server has verified the file').not.toBeNull()
  expect(more, 'more files with this name').toEqual([])
}

/** Chooses a file, and keeps a request of its upload from the server. */
async function chooseAndHold({ page, open, call }: Situation, kind: Kind) {
  await clear(call)
  const file = makeFile()
  await open()
  const request = await delayFirst(page, kind)
  await choose(page, file)
  await request.arrived()
  return { file, request }
}

/** The middle of an upload goes wrong in some way, and the page gets over it by itself. */
const recovers = (
  id: string,
  says: Requirement['says'],
  hurt: (page: Page) => Promise<{ arrived: () => Promise<void> }>,
): Requirement => ({
  id,
  needs: ['uploads'],
  says,
  async check({ page, open, call }) {
    await clear(call)
    const file = makeFile()
    await open()
    const hurting = await hurt(page)
    await choose(page, file)
    await hurting.arrived()
    await expectFinished(page, call, file)
  },
})

export const requirements: Requirement[] = [
  {
    id: 'lists',
    says: {
      en: 'The table “Files” lists your finished files. The row header is the name of the file. “Choose files” is a file field.',
      zh: '表格「Files」列出已完成的檔案，列標題是檔名。「Choose files」是檔案欄。',
    },
    async check({ page, open, call }) {
      await clear(call)
      const name = `${PREFIX}${freshWord()}.txt`
      const sha256 = createHash('sha256').digest('hex')
      const { id } = await call<Upload>('POST', PATH, { name, size: 0, mediaType: 'text/plain', sha256 })
      await call('POST', `${PATH}/${id}/completion`)
      const finished = (await list(call)).filter(({ finishedAt }) => finishedAt !== null)
      await open()
      await expect(table(page).getByRole('rowheader')).toHaveCount(finished.length)
      for (const upload of finished) await expect(head(page, upload)).toBeVisible()
      await expect(
        page.getByLabel('Choose files', { exact: true }).and(page.locator('input[type=file]')),
      ).toBeAttached()
    },
  },
  {
    id: 'uploads',
    says: {
      en: 'A chosen file is uploaded in chunks of 256 KB, each with its checksum, and finished. While it is on its way, a progress bar “Progress of tent.bin” shows how much has arrived. Then it is in the table, without a reload.',
      zh: '選擇的檔案以 256 KB 為一段上傳，每段附上校驗碼，最後完成上傳。傳送期間，以進度列「Progress of tent.bin」顯示已送達多少；完成後不必重新整理就會出現在表格中。',
    },
    async check(situation) {
      const { page, call } = situation
      const { file, request } = await chooseAndHold(situation, chunk(2))
      await expect(page.getByRole('progressbar', { name: `Progress of ${file.name}`, exact: true })).toBeVisible()
      await expect(head(page, file), 'before it has arrived').toHaveCount(0)
      request.release()
      await expectFinished(page, call, file)
    },
  },
  {
    id: 'already-there',
    needs: ['uploads'],
    says: {
      en: 'If a file with the same content is on the server, not a byte is uploaded again, and the page says that it “already exists”.',
      zh: '伺服器上已有相同內容的檔案時，不會再上傳任何資料，頁面顯示含「already exists」的訊息。',
    },
    async check({ page, open, call }) {
      await clear(call)
      const file = makeFile()
      await open()
      await choose(page, file)
      await expectFinished(page, call, file)
      const sent = countRequests(page, CHUNKS)
      const copy = { ...file, name: `${PREFIX}${freshWord()}.bin` }
      await expectNews(said(page, /already exists/i), () => choose(page, copy))
      expect(sent(), 'chunks that were sent again').toBe(0)
      expect(await find(call, copy), 'copies on the server').toEqual([])
    },
  },
  recovers(
    'refused',
    {
      en: 'If the server is busy and refuses a chunk with 503, the page sends it again by itself after a moment.',
      zh: '伺服器忙碌而以 503 拒絕某一段時，頁面稍後自動重傳。',
    },
    page => refuseFirst(page, chunk(1)),
  ),
  recovers(
    'lost-reply',
    {
      en: 'If the reply to a chunk is lost, the page goes on by itself, whether the server has stored the chunk or not.',
      zh: '某一段的回應遺失時，無論伺服器是否已儲存，頁面都會自動繼續。',
    },
    page => loseFirst(page, chunk(1)),
  ),
  recovers(
    'damaged',
    {
      en: 'If a chunk is damaged on its way, the server refuses it with 422, and the page sends it again by itself.',
      zh: '某一段在途中損壞時，伺服器以 422 拒絕，頁面自動重傳。',
    },
    page => damageFirst(page, chunk(1), randomBytes(CHUNK_BYTES)),
  ),
  {
    id: 'pauses',
    needs: ['uploads'],
    says: {
      en: '“Pause tent.bin” stops: after the chunk that is on its way, no other is sent. “Resume tent.bin” goes on from there.',
      zh: '「Pause tent.bin」暫停上傳：傳送中的一段之後不再傳送。「Resume tent.bin」從該處繼續。',
    },
    async check(situation) {
      const { page, call } = situation
      const { file, request } = await chooseAndHold(situation, chunk(1))
      await button(page, `Pause ${file.name}`).click()
      await expect(button(page, `Resume ${file.name}`)).toBeVisible()
      const sent = countRequests(page, CHUNKS)
      const first = countRequests(page, chunk(0))
      request.release()
      await settle(page)
      expect(sent(), 'chunks that were sent while it was paused').toBe(0)
      await button(page, `Resume ${file.name}`).click()
      await expectFinished(page, call, file)
      expect(first(), 'how often the first chunk was sent again').toBe(0)
    },
  },
  {
    id: 'resumes',
    needs: ['uploads'],
    says: {
      en: 'If the page is reloaded in the middle of an upload, choosing the same file again sends only what is missing.',
      zh: '上傳到一半重新整理後，再選一次同一個檔案，只會傳送缺少的部分。',
    },
    async check(situation) {
      const { page, call } = situation
      const { file } = await chooseAndHold(situation, chunk(2))
      await page.reload()
      await expect(table(page)).toBeAttached()
      const again = [0, 1].map(before => countRequests(page, chunk(before)))
      await choose(page, file)
      await expectFinished(page, call, file)
      expect(
        again.map(count => count()),
        'how often the first two chunks were sent again',
      ).toEqual([0, 0])
    },
  },
]
