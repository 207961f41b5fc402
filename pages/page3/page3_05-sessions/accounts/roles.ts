import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { listAccountRoles } from '#resources/accounts/contract.ts'

const rolesQuery = api.query(listAccountRoles)
const NO_ROLES: readonly never[] = []

/** The roles of main, as options. */
export function useRoleOptions() {
  const language = useLanguage()
  const { data } = useQuery(rolesQuery)
  return (data?.rows ?? NO_ROLES).map(({ id, name }) => ({ id, label: name[language] }))
}

type Options = ReturnType<typeof useRoleOptions>
export const fieldOptions = (options: Options) => options.map(({ id, label }) => ({ value: String(id), label }))
