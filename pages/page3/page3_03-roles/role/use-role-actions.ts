import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { adoptSession } from '#client/session/session.ts'
import { focusHeading } from '#client/ui/page-head.tsx'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import { roleNow, showHolder, showRole, wordOf } from '#pages/page3/page3_03-roles/roles.ts'
import { deleteRole, giveRole, type Role, type RoleHolder, restoreRole } from '#resources/roles/contract.ts'
import { previewRole } from '#resources/sessions/contract.ts'

export function useRoleActions() {
  const { t, language } = useLocale(messages)
  const isStillHere = useIsStillHere()
  const shared = {
    cause: 'role',
    failed: (reason: string, error: unknown) => {
      const word = wordOf(error)
      return word ? t(word) : t('notDone', { reason })
    },
  }
  const previewing = useAction(previewRole, { ...shared, onDone: adoptSession })
  const giving = useAction(giveRole, { ...shared, onDone: showHolder })
  const restoring = useAction(restoreRole, {
    ...shared,
    onDone: showRole,
    done: role => t('isBack', { role: role.name[language] }),
  })
  const deleting = useAction(deleteRole, { ...shared, onDone: () => isStillHere() && focusHeading() })

  const remove = ({ id, name }: Role) =>
    deleting.run(
      { params: { roleId: id } },
      {
        done: () => t('isDeleted', { role: name[language] }),
        undo: () => () => restoring.run({ params: { roleId: id } }),
      },
    )

  function give(known: RoleHolder, roleId: number, isUndo = false): Promise<unknown> {
    const { accountId, account, roleId: before } = known
    const words = (id: number) => ({ who: account, role: roleNow(id)?.name[language] })
    return giving.run(
      { params: { accountId }, headers: atVersion(known), body: { roleId } },
      {
        done: () => t('isGiven', words(roleId)),
        undo: holder => (isUndo ? null : () => give(holder, before, true)),
        // Someone else was faster: nothing was changed, and their choice is shown.
        failed: (reason, error) =>
          isRefused(giveRole, 412, error) && 'current' in error.body
            ? t('givenMeanwhile', words(error.body.current.roleId))
            : shared.failed(reason, error),
      },
    )
  }

  return {
    isBusy: [previewing, giving, restoring, deleting].some(action => action.isBusy),
    preview: ({ id }: Role) => previewing.run({ body: { roleId: id } }),
    remove,
    give,
  }
}
export type RoleActions = ReturnType<typeof useRoleActions>
