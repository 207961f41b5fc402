import { useGlobal } from '#client/state/state.ts'

/** True if the operator may create, change and delete plans. Otherwise plans are read-only. */
export const useCanWrite = (): boolean => useGlobal(global => global.permissions.includes('spreads:write'))
