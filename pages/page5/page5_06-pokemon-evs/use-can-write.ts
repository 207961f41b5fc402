import { useGlobal } from '#client/state/state.ts'

/** May plans be made, changed and deleted? Without it they are only shown. */
export const useCanWrite = (): boolean => useGlobal(global => global.permissions.includes('spreads:write'))
