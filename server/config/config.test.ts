import { expect, test } from 'vitest'
import { DIST, imageSources, isLoopback, readConfig } from './config.ts'

test('defaults to loopback, port 3014 and the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3014,
    database: './data',
    levelCode: null,
    allowsDemoPasswords: false,
    logLevel: 'info',
    imageTemplate: null,
    baseMap: null,
    mapOrigins: [],
    trustedProxies: [],
    uploadQuotaBytes: 200 * 1024 ** 2,
    metrics: null,
    hasPracticeData: true,
    today: null,
    dist: DIST,
  })
})

test('reports each invalid value on its own line, without repeating it', () => {
  const wrong = {
    STRIVE_BASE_MAP: 'http://tile.example.org/style.json',
    STRIVE_BASE_MAP_HOSTS: 'example.org',
    STRIVE_HOST: 'not a host!',
    STRIVE_PORT: '70000',
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    STRIVE_LEVEL_CODE: 'short',
    STRIVE_ALLOW_DEMO: 'maybe',
    STRIVE_LOG: 'loud',
    STRIVE_IMAGE_HOST: 'http://img.example/{id}.png',
    STRIVE_TRUSTED_PROXIES: '10.0.0.0/33',
    STRIVE_UPLOAD_QUOTA_MB: '0.5',
    STRIVE_METRICS: 'everywhere:9464',
    STRIVE_PRACTICE_DATA: 'none',
    STRIVE_DIST: '/nowhere/at/all',
  }
  try {
    readConfig(wrong)
    expect.unreachable()
  } catch (error) {
    const { message } = error as Error
    const lines = message.split('\n')
    expect(lines.map(line => line.split(' ')[0])).toEqual(Object.keys(wrong))
    for (const value of Object.values(wrong)) expect(message).not.toContain(value)
  }
})

test('a custom base map shows its credit, and the policy allows its hosts', () => {
  const config = readConfig({
    STRIVE_BASE_MAP: 'https://maps.example.org/style.json',
    STRIVE_BASE_MAP_CREDIT: '© Example',
    STRIVE_BASE_MAP_HOSTS: 'https://tiles.example.org https://maps.example.org',
  })
  expect(config.baseMap).toEqual({ kind: 'style', url: 'https://maps.example.org/style.json', credit: '© Example' })
  expect(config.mapOrigins).toEqual(['https://maps.example.org', 'https://tiles.example.org'])
})

test.each([
  ['9464', '127.0.0.1', 9464],
  ['0.0.0.0:9464', '0.0.0.0', 9464],
  ['[::1]:0', '::1', 0],
])('STRIVE_METRICS %s serves metrics on %s, port %i', (text, host, port) => {
  expect(readConfig({ STRIVE_METRICS: text }).metrics).toEqual({ host, port })
})

test('limits uploads by a setting in megabytes', () => {
  expect(readConfig({ STRIVE_UPLOAD_QUOTA_MB: '1' }).uploadQuotaBytes).toBe(1024 ** 2)
  for (const wrong of ['0', '-1', '1e3', '100000', 'many'])
    expect(() => readConfig({ STRIVE_UPLOAD_QUOTA_MB: wrong }), wrong).toThrow('STRIVE_UPLOAD_QUOTA_MB must be')
})

test('tells which hosts only this machine can reach', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '192.168.1.2', 'example.org'].map(isLoopback)).toEqual([false, false, false, false])
})

test.each([
  'https://img.example/{nationalId}.png',
  'https://img.example:8443/a/{name}/front?size=96&id={id}',
  '/pictures/{id}.webp',
])('S-EV-1: takes pictures from %s', template => {
  const config = readConfig({ STRIVE_IMAGE_HOST: template })
  expect(config.imageTemplate).toBe(template)
  expect(imageSources(config)).toEqual(template.startsWith('/') ? [] : [new URL(template).origin])
})

test.each([
  'https://img.example/all.png',
  'https://img.example',
  'https://{name}.example/1.png',
  'https://img.example/{id}/{secret}.png',
  'https://user:word@img.example/{id}.png',
  'http://img.example/{id}.png',
  '//img.example/{id}.png',
  'data:image/png,{id}',
  "https://img.example; script-src 'unsafe-inline'/{id}",
])('refuses pictures from %s', template => {
  expect(() => readConfig({ STRIVE_IMAGE_HOST: template })).toThrow(/^STRIVE_IMAGE_HOST must be/)
})
