import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { FormState } from '#pages/page4/page4_06-form-builder/form-state.tsx'
import { designOf, isSame } from '#pages/page4/page4_06-form-builder/forms.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormVersion } from '#resources/forms/contract.ts'
import type { Design } from './use-design.ts'

type Props = {
  design: Design
  versions: readonly FormVersion[]
  /** Called with the path of the first issue, which prevents saving. */
  onRefused: (path: string) => void
}

export function DesignBar({ design, versions, onRefused }: Props) {
  const t = useMessages(messages)
  const { form, draft, isNew, isDirty, isBusy, isBehind } = design
  const latest = versions[0]
  const next = (form.latest ?? 0) + 1
  const isNews = draft.fields.length > 0 && !(latest && isSame(designOf(latest), draft))

  async function attempt(act: () => Promise<string | null>) {
    const issue = await act()
    if (issue !== null) onRefused(issue)
  }
  return (
    <div className={look.row} data-below="16">
      <FormState form={form} />
      <Button
        kind="main"
        label={t('save')}
        disabled={!isDirty && !isNew}
        isBusy={isBusy}
        onClick={() => void attempt(design.save)}
      />
      <Button
        label={t(isDirty || isNew ? 'saveAndPublish' : 'publishAs', { number: next })}
        disabled={!isNews || isBusy}
        onClick={() => void attempt(design.publish)}
      />
      {isDirty && <Button kind="quiet" label={t('discard')} disabled={isBusy} onClick={design.discard} />}
      {form.latest !== null && (
        <Button
          label={t(form.isClosed ? 'open' : 'close')}
          disabled={isBusy}
          onClick={() => void design.setClosed(!form.isClosed)}
        />
      )}
      <span className={look.note} role="status">
        {isDirty
          ? t('unsaved')
          : isNew
            ? t('notSaved')
            : latest && !isNews
              ? t('nothingNew', { number: latest.number })
              : t('savedAll')}
      </span>
      <div role="status" className={look.ownLine}>
        {isBehind && (
          <p className={look.message} data-tone="info">
            {t('behind')}
          </p>
        )}
      </div>
    </div>
  )
}
