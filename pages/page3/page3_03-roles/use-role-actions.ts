import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { adoptSession } from '#client/session/session.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { toast } from '#client/ui/toast.ts'
import { deleteRole, giveRole, type Role, type RoleHolder, restoreRole } from '#resources/roles/contract.ts'
import { previewRole } from '#resources/sessions/contract.ts'
import { messages } from './messages.ts'
import { roleNow, rolesQuery, showHolder, showRole, versionOf, wordOf } from './roles.ts'

/** What is done with a role, or with who holds one, at a press. */
export function useRoleActions() {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const [isBusy, setIsBusy] = useState(false)

  async function perform(act: () => Promise<void>) {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      const word = wordOf(error)
      toast.error(word ? t(word) : t('notDone', { reason: describe(error) }), { cause: 'role' })
    } finally {
      setIsBusy(false)
    }
  }

  const preview = ({ id }: Role) =>
    perform(async () => adoptSession(await api.call(previewRole, { body: { roleId: id } })))

  const restore = ({ id }: Role) =>
    perform(async () => {
      const role = await api.call(restoreRole, { params: { roleId: id } })
      showRole(role)
      toast.success(t('isBack', { role: role.name[language] }), { cause: 'role' })
    })

  const remove = (role: Role) =>
    perform(async () => {
      await api.call(deleteRole, { params: { roleId: role.id } })
      await queryClient.invalidateQueries(rolesQuery)
      // The button that had the focus has gone with the role.
      document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })
      const action = { label: t('undo'), onClick: () => void restore(role) }
      toast.success(t('isDeleted', { role: role.name[language] }), { cause: 'role', action })
    })

  const give = (known: RoleHolder, roleId: number, isUndo = false): Promise<void> =>
    perform(async () => {
      const { accountId, account, roleId: before } = known
      const headers = versionOf(known)
      const holder = await api.call(giveRole, { params: { accountId }, headers, body: { roleId } }).catch(currentOf)
      showHolder(holder)
      // Somebody else was quicker: nothing was given, and their choice is shown.
      if (holder.roleId !== roleId)
        return toast.warning(t('givenMeanwhile', { who: account, role: roleNow(holder.roleId)?.name[language] }), {
          cause: 'role',
        })
      const action = { label: t('undo'), onClick: () => void give(holder, before, true) }
      const text = t('isGiven', { who: account, role: roleNow(roleId)?.name[language] })
      toast.success(text, { cause: 'role', ...(!isUndo && { action }) })
    })

  return { isBusy, preview, remove, give }
}

/** Who comes second is answered with what is there. */
function currentOf(error: unknown): RoleHolder {
  if (isRefused(giveRole, 412, error) && 'current' in error.body) return error.body.current
  throw error
}

export type RoleActions = ReturnType<typeof useRoleActions>
