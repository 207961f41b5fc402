import { Button, NumberInput, Select, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import type { Profile } from '#resources/profile/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { zoneOption, zoneOptions } from './time-zones.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The operator's own details: the console's reference form. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { form, field, isSending, isDirty, base, discard, question, handleSubmit, errorText } = useProfileForm(profile)
  const zones = useZones(form.values.timeZone)
  useLeaveGuard(isDirty)

  const lastSaved = new Date(base.updatedAt).toLocaleString(LANGUAGE_TAGS[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: base.timeZone,
  })
  return (
    <Card title={t('details')}>
      <Form
        label={t('details')}
        onSubmit={handleSubmit}
        errorText={errorText}
        actions={
          <>
            <Button type="submit" loading={isSending} disabled={!isDirty}>
              {t('save')}
            </Button>
            {isDirty && (
              <Button variant="default" disabled={isSending} onClick={discard}>
                {t('discard')}
              </Button>
            )}
            <span className={styles.dim} role="status">
              {isDirty ? t('unsaved') : t('lastSaved', { time: lastSaved })}
            </span>
          </>
        }
      >
        <p className={styles.account}>
          <span className={styles.dim}>{t('account')}</span> {base.account}
        </p>
        <TextInput {...field('name', { label: t('name'), help: t('nameHelp') })} autoComplete="name" />
        <NumberInput
          {...field('age', { label: t('age'), help: t('ageHelp') })}
          value={form.values.age ?? ''}
          onChange={age => form.setFieldValue('age', typeof age === 'number' ? age : null)}
          allowDecimal={false}
          inputMode="numeric"
          hideControls
          maxLength={4}
        />
        <TextInput
          {...field('email', { label: t('email'), help: t('emailHelp') })}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextInput
          {...field('address', { label: t('address'), help: t('addressHelp') })}
          autoComplete="street-address"
        />
        <Select
          {...field('timeZone', { label: t('timeZone'), help: t('timeZoneHelp') })}
          data={zones.options}
          onDropdownOpen={zones.showAll}
          // What one types takes the place of the chosen zone rather than following it.
          onClick={event => event.currentTarget.select()}
          onChange={zone => zone && form.setFieldValue('timeZone', zone)}
          nothingFoundMessage={t('noZone')}
          maxDropdownHeight={280}
          searchable
          allowDeselect={false}
        />
      </Form>
      {question && (
        <MergeDialog sides={question.sides} onChoose={question.answer} onCancel={() => question.answer(null)} />
      )}
    </Card>
  )
}

/** Working out four hundred offsets takes a while: until the list is opened, the chosen zone is enough. */
function useZones(current: string) {
  const [isListWanted, setIsListWanted] = useState(false)
  const options = useMemo(
    () => (isListWanted ? zoneOptions(current, new Date()) : [zoneOption(current, new Date())]),
    [isListWanted, current],
  )
  return { options, showAll: () => setIsListWanted(true) }
}
