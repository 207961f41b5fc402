import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, LEVEL_CODE, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

test('S-WS-1 S-STATE-1: only supersuper has the channel, and the console responds with its state', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(new URL(socket.url()).pathname))
  await signIn(page)
  await page.goto('page3/page3_02')
  await expect.poll(() => sockets).toContain('/ws/live')
  expect(sockets).not.toContain('/ws/request')

  const opened = page.waitForEvent('websocket', socket => socket.url().includes('/ws/request'))
  await page.getByLabel('Level code').fill(LEVEL_CODE)
  await page.getByRole('button', { name: 'Set level' }).click()
  const channel = await opened
  const sent = await channel.waitForEvent('framesent')
  const answer = JSON.parse(String(sent.payload))
  expect(Object.keys(answer)).toEqual(['websocketData', 'globalData', 'mapData'])
  expect(answer.globalData).toMatchObject({
    isLogin: true,
    user: 'operator',
    email: 'operator@strive.example',
    level: 'supersuper',
    time_zone: 'Asia/Taipei',
  })
  expect(answer.mapData).toEqual([])
  const token = (await stored(page, STORED.token)) ?? ''
  expect(String(sent.payload)).not.toContain(token)
  // S-WS-2
  expect(channel.url()).not.toContain(token)
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('Open')
})

test('S-WS-2: a lower level closes the channel', async ({ page }) => {
  await signIn(page)
  await page.goto('page3/page3_02')
  const opened = page.waitForEvent('websocket', socket => socket.url().includes('/ws/request'))
  await page.getByLabel('Level code').fill(LEVEL_CODE)
  await page.getByRole('button', { name: 'Set level' }).click()
  const channel = await opened
  const closed = channel.waitForEvent('close')
  await page.getByLabel('Level code').fill('something else')
  await page.getByRole('button', { name: 'Set level' }).click()
  await closed
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('Closed')
  expect(await stored(page, STORED.level)).toBe('normal')
})
