// What our parts ask of a browser and happy-dom lacks goes here.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
