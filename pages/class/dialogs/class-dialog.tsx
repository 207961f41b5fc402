import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { toast } from '#client/toast/toast.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/class/messages.ts'
import { type Class, ClassFields, createClass, updateClass } from '#resources/classes/contract.ts'
import { listSandboxes } from '#resources/sandboxes/contract.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { addDays, dayOf } from '#shared/time/zone.ts'

type Props = { of: Class | null; onSaved: (id: string) => void; onClose: () => void }

const DAYS = 60

const fieldsOf = (of: Class | null, language: Class['language'], zone: string) =>
  of
    ? { name: of.name, language: of.language, endsOn: of.endsOn, pages: of.pages, startFrom: of.startFrom }
    : { name: '', language, endsOn: addDays(dayOf(Date.now(), zone), DAYS), pages: [], startFrom: MAIN }

/** Makes a class, or changes one: name, dates, what is assigned, and what sandboxes begin with. */
export function ClassDialog({ of, onSaved, onClose }: Props) {
  const { t, language } = useLocale(messages)
  const zone = useGlobal(global => global.time_zone)
  const { data: sandboxes } = useRead(listSandboxes)
  const creating = useAction(createClass, { cause: 'classes' })
  const updating = useAction(updateClass, { cause: 'classes', failed: reason => t('failed', { reason }) })
  const isShown = useIsShown()
  // A newer version that arrives meanwhile must not be overwritten unseen.
  const [base, setBase] = useState(of)
  const first = fieldsOf(base, language, zone)

  const undo = (saved: Class) => () =>
    updating.run({ params: { classId: saved.id }, headers: atVersion(saved), body: first })

  const { field, form, formProps } = useContractForm({
    schema: ClassFields,
    initialValues: { ...first, dueOn: '' },
    words: messages,
    send: async ({ dueOn, ...fields }) => {
      const assigned = fields.pages.map(one => (dueOn ? { ...one, dueOn } : one))
      const body = { ...fields, pages: assigned }
      if (!base) {
        const { id } = await creating.send({ body }, { done: ({ name, code }) => t('created', { name, code }) })
        return isShown() && onSaved(id)
      }
      const input = { params: { classId: base.id }, headers: atVersion(base), body }
      try {
        await updating.send(input, { done: ({ name }) => t('saved', { name }), undo })
      } catch (error) {
        if (!isRefused(updateClass, 412, error)) throw error
        setBase(error.body.current)
        return toast.warning(t('changedElsewhere'), { cause: 'classes' })
      }
      if (isShown()) onSaved(base.id)
    },
  })
  const chosen = form.values.pages
  const choose = (page: string, isChosen: boolean) =>
    form.setFieldValue(
      'pages',
      isChosen
        ? [...chosen, first.pages.find(one => one.page === page) ?? { page }]
        : chosen.filter(one => one.page !== page),
    )
  return (
    <FormDialog
      title={base ? t('edit') : t('newClass')}
      submitLabel={base ? t('save') : t('create')}
      {...formProps}
      onClose={onClose}
    >
      <TextField {...field('name', { label: t('name') })} maxLength={60} autoComplete="off" />
      <DateField {...field('endsOn', { label: t('endsOn'), help: t('endsOnHelp') })} />
      <SelectField
        {...field('language', { label: t('language'), help: t('languageHelp') })}
        options={LANGUAGES.map(value => ({ value, label: t(`language_${value}`) }))}
      />
      <SelectField
        {...field('startFrom', { label: t('startFrom'), help: t('startFromHelp') })}
        options={(sandboxes?.rows ?? [{ id: first.startFrom, name: first.startFrom }]).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
      />
      <fieldset className={look.fieldset}>
        <legend>{t('assigned')}</legend>
        <p className={look.note}>{t('assignedHelp')}</p>
        <div className={`${look.grid} ${look.scroll}`} style={{ maxHeight: 320 }} data-gap="4">
          {pages.map(({ id, meta }) => (
            <Checkbox
              key={id}
              label={meta.title[language]}
              isChecked={chosen.some(({ page }) => page === id)}
              onChange={isChosen => choose(id, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      <DateField {...field('dueOn', { label: t('dueOn'), help: t('dueOnHelp') })} />
    </FormDialog>
  )
}
