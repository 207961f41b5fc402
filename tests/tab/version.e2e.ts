import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { hashOf } from '#scripts/tab/build.ts'
import { MOUNT, memberAt, nameIn, rename, signIn, test } from './site.ts'
import { hostFiles } from './static-host.ts'

const SECOND = 'tab/second/'

test('the files of a version are in a folder that is named for them, and every document names it', async ({ host }) => {
  expect(host.version).toBe(`tab/${await hashOf(`${host.folder}/${host.version}`)}/`)
  const documents = readdirSync(host.folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  expect(documents.length).toBeGreaterThan(5)
  for (const file of documents)
    expect(readFileSync(`${host.folder}/${file}`, 'utf8').match(/tab\/[^"]*/g), file).toEqual([
      `${host.version}page.js`,
      `${host.version}texts.js`,
    ])
})

test('a new version runs with none of the old one’s files and with all data, and older tabs ask to be reloaded', async ({
  context,
  page,
  host: { folder, version },
}) => {
  test.setTimeout(300_000)
  const published: Record<string, Uint8Array | null> = {}
  const host = await hostFiles(folder, MOUNT, published)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await rename(page, 'Ada Lovelace')

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html')))
    published[file] = Buffer.from(readFileSync(`${folder}/${file}`, 'utf8').replaceAll(version, SECOND))
  for (const { name } of readdirSync(`${folder}/${version}`, { withFileTypes: true }).filter(one => one.isFile())) {
    published[SECOND + name] = readFileSync(`${folder}/${version}${name}`)
    published[version + name] = null
  }
  const second = await context.newPage()
  const asked: string[] = []
  second.on('request', request => void asked.push(...(/tab\/.*$/.exec(new URL(request.url()).pathname) ?? [])))
  await second.goto(memberAt(host))
  await expect(nameIn(second)).toHaveValue('Ada Lovelace', { timeout: 60_000 })
  expect(asked).toContain(`${SECOND}page.js`)
  expect(asked.filter(path => !path.startsWith(SECOND))).toEqual([])
  const servers = () =>
    context.pages().map(one => one.workers().filter(worker => worker.url().endsWith('/server.js')).length)
  expect(servers()).toEqual([0, 1])
  await expect(page.getByText('There is a new version of the console. Reload to use it.')).toBeVisible()

  await second.close()
  // Nobody runs the older version again, as it might not know the data.
  await page.reload()
  await rename(page, 'Grace Hopper')
  expect(page.workers().map(one => new URL(one.url()).pathname)).toContain(`${MOUNT}${SECOND}server.js`)
  host.close()
})
