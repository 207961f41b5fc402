import { expect, test } from 'vitest'
import { DIST, isLoopback, readConfig } from './config.ts'

test('without settings: loopback, port 3014, the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3014,
    database: './data',
    levelCode: null,
    allowsDemoPasswords: false,
    logLevel: 'info',
    baseMap: null,
    mapOrigins: [],
    dist: DIST,
  })
})

test('says every wrong value in a line of its own, and repeats none of them', () => {
  const wrong = {
    STRIVE_BASE_MAP: 'http://tile.example.org/style.json',
    STRIVE_BASE_MAP_HOSTS: 'example.org',
    STRIVE_HOST: 'not a host!',
    STRIVE_PORT: '70000',
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    STRIVE_LEVEL_CODE: 'short',
    STRIVE_ALLOW_DEMO: 'maybe',
    STRIVE_LOG: 'loud',
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

test('a base map of the deployment’s own is credited, and the policy may name its hosts', () => {
  const config = readConfig({
    STRIVE_BASE_MAP: 'https://maps.example.org/style.json',
    STRIVE_BASE_MAP_CREDIT: '© Example',
    STRIVE_BASE_MAP_HOSTS: 'https://tiles.example.org https://maps.example.org',
  })
  expect(config.baseMap).toEqual({ kind: 'style', url: 'https://maps.example.org/style.json', credit: '© Example' })
  expect(config.mapOrigins).toEqual(['https://maps.example.org', 'https://tiles.example.org'])
})

test('knows which hosts only this machine reaches', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '192.168.1.2', 'example.org'].map(isLoopback)).toEqual([false, false, false, false])
})
