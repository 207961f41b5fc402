import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { NameDialog } from '#client/ui/dialog/name-dialog.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { useEditor, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { listPlanVersions, type PlanVersion, renamePlanVersion } from '#resources/plan-versions/contract.ts'
import { useVersionActions } from './use-version-actions.ts'

/** States of the plan that were saved under a name. Going back to one is a step like any other. */
export function VersionsCard() {
  const { t } = useLocale(messages)
  const { canWrite } = useEditor()
  const planId = usePlanState(({ plan }) => plan.id)
  const isSaved = usePlanState(({ unsaved }) => unsaved === 0)
  const query = useRead(listPlanVersions, { query: { planId, limit: 200 } })
  useLiveRows('plan-versions', listPlanVersions.path)
  const actions = useVersionActions()
  const [named, setNamed] = useState<PlanVersion | 'new' | null>(null)

  async function handleRename(opened: PlanVersion, name: string) {
    try {
      await actions.rename(opened, name)
    } catch (error) {
      if (!isRefused(renamePlanVersion, 412, error)) throw error
      const { current } = error.body
      // Once it has been seen, it may be overwritten. The dialog may be closed by then.
      setNamed(before => (before === opened ? current : before))
      toast.warning(t('renamedSince', { name: current.name }), { cause: 'plan-versions' })
      return false
    }
  }

  return (
    <Card title={t('versions')}>
      <Loaded query={query} height={80}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={look.note}>{t('noVersions')}</p>
          ) : (
            <ul className={look.rows} aria-label={t('versions')}>
              {rows.map(version => (
                <li key={version.id}>
                  <Version version={version} actions={actions} onRename={() => setNamed(version)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {canWrite && <Button label={t('saveVersion')} disabled={!isSaved} onClick={() => setNamed('new')} />}
      {named && (
        <NameDialog
          schema={renamePlanVersion.body}
          words={messages}
          title={named === 'new' ? t('saveVersion') : t('renameVersion')}
          submitLabel={t('save')}
          name={named === 'new' ? '' : named.name}
          send={name => (named === 'new' ? actions.save(name) : handleRename(named, name))}
          onClose={() => setNamed(null)}
        />
      )}
    </Card>
  )
}

type Props = { version: PlanVersion; actions: ReturnType<typeof useVersionActions>; onRename: () => void }

function Version({ version, actions, onRename }: Props) {
  const { t, formats } = useLocale(messages)
  const { canWrite } = useEditor()
  const { name, shapeCount, by, savedAt } = version
  const button = (text: string, label: string, act: () => void) => (
    <button type="button" className={look.link} aria-label={label} disabled={actions.isBusy} onClick={act}>
      {text}
    </button>
  )
  return (
    <div className={`${look.between} ${look.flex} ${look.wrapping}`} data-gap="4 12">
      <span>
        <strong>{name}</strong>{' '}
        <span className={look.note}>
          {t('shapeCount', { count: shapeCount })} · {t('byAt', { by, time: formats.moment(savedAt, 'dateTime') })}
        </span>
      </span>
      {canWrite && (
        <span className={look.row}>
          {button(t('goBack'), t('goBackTo', { name }), () => void actions.goBack(version))}
          {button(t('renameShort'), t('renameOf', { name }), onRename)}
          {button(t('remove'), t('deleteOf', { name }), () => void actions.remove(version))}
        </span>
      )}
    </div>
  )
}
