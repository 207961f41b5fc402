import { expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { operatorStore } from './operator-store.ts'

test('where IndexedDB is forbidden nothing is kept, and nothing throws', async () => {
  useGlobal.setState({ isLogin: true, user: 'operator' })
  await operatorStore.change('list', () => [1])
  expect(await operatorStore.read('list')).toBeUndefined()
  await expect(operatorStore.clear()).resolves.toBeUndefined()
})
