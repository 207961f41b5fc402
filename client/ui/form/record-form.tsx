import type { ComponentProps } from 'react'
import { Form } from './form.tsx'
import styles from './record-form.module.css'

/** The form of a record that exists: its values read as facts, and become fields when they are used. */
export const RecordForm = (props: ComponentProps<typeof Form>) => <Form {...props} className={styles.record} />
