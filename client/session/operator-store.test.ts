import { expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { operatorStore } from './operator-store.ts'

test('stores nothing and never throws if IndexedDB is forbidden', async () => {
  useGlobal.setState({ isLogin: true, user: 'operator' })
  await operatorStore.change('list', () => [1])
  expect(await operatorStore.read('list')).toBeUndefined()
  await expect(operatorStore.clear()).resolves.toBeUndefined()
})
