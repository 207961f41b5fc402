import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { AreaFields } from '#pages/page4/page4_04-linked-fields/area-fields.tsx'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import type { Race } from '#pages/page4/page4_04-linked-fields/race/use-race.ts'
import { useCascade } from '#pages/page4/page4_04-linked-fields/use-cascade.ts'
import type { DeliveryRoute, DeliveryRouteFields } from '#resources/delivery-routes/contract.ts'
import { MAX_NAME_LENGTH, SLOTS, WEEKDAYS } from '#resources/delivery-routes/rules.ts'
import { freeNamesOf, NameAdvice, NameVerdict } from './name-verdict.tsx'
import { useNameCheck } from './use-name-check.ts'
import { isDraft, useRouteForm } from './use-route-form.ts'

export type RouteFormProps = {
  route: DeliveryRoute
  race: Race
  canWrite: boolean
  /** The form follows another one that was just saved. */
  isNext: boolean
  onSite: (siteId: number) => void
  onSaved: (saved: DeliveryRoute) => void
  onOpen: (routeId: number) => void
  onClose: () => void
}

/** The form for an existing or new delivery route: a name that is checked while typing, and three dependent fields. */
export function RouteForm({ route, race, canWrite, isNext, onSite, onSaved, onOpen, onClose }: RouteFormProps) {
  const t = useMessages(messages)
  const isStillHere = useIsStillHere()
  const { form, field, isSending, isDirty, base, discard, question, formProps } = useRouteForm(
    route,
    saved => isStillHere() && onSaved(saved),
    () => check.checkAfterRefusal(),
  )
  const { name, siteId } = form.values
  const check = useNameCheck(race, name, base)
  const cascade = useCascade(race, siteId, next => {
    form.setFieldValue('siteId', next)
    onSite(next)
  })
  useLeaveGuard(isDirty && canWrite)
  const isNew = isDraft(base)
  const { error: siteError } = form.getInputProps('siteId')

  return (
    <>
      <Form
        label={isNew ? t('newRoute') : t('editRoute', { name: base.name })}
        {...formProps}
        submit={canWrite && t(isNew ? 'create' : 'save')}
        isDisabled={!isDirty}
        actions={
          canWrite ? (
            <>
              {isDirty && <Button label={t('discard')} disabled={isSending} onClick={discard} />}
              {!isNew && <Button kind="quiet" label={t('close')} disabled={isSending} onClick={onClose} />}
              <span className={look.dim} role="status">
                {isDirty && t('unsaved')}
              </span>
            </>
          ) : (
            <p className={look.dim}>{t('mayNotWrite')}</p>
          )
        }
      >
        <div className={look.relative}>
          <TextField
            {...field('name', { label: t('name'), help: freeNamesOf(check).length === 0 && t('nameHelp') })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            autoFocus={isNext}
          />
          <NameVerdict check={check} onOpen={onOpen} />
          <NameAdvice check={check} name={name} onTake={takeName} />
        </div>
        <AreaFields cascade={cascade} error={siteError} isDisabled={isSending} />
        <div className={look.columns} style={{ '--column': '160px' }}>
          <SelectField
            {...field('weekday', { label: t('weekday') })}
            disabled={isSending}
            options={WEEKDAYS.map(value => ({ value, label: t(`day_${value}`) }))}
          />
          <SelectField
            {...field('slot', { label: t('slot') })}
            disabled={isSending}
            options={SLOTS.map(value => ({ value, label: t(`slot_${value}`) }))}
          />
        </div>
      </Form>
      <MergeDialog question={question} label={t} say={inWords} />
    </>
  )

  function takeName(next: string) {
    form.setFieldValue('name', next)
    form.getInputNode('name')?.focus()
  }

  function inWords(of: keyof DeliveryRouteFields, values: DeliveryRouteFields): string {
    if (of === 'weekday') return t(`day_${values.weekday}`)
    if (of === 'slot') return t(`slot_${values.slot}`)
    return of === 'siteId' ? `#${values.siteId}` : values.name
  }
}
