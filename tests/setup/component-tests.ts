import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Generous, because a loaded machine is slow: only what hangs is to fail.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)
