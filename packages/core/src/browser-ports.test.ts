import { afterEach, expect, it, vi } from 'vitest'
import { createDocumentCookies, resolvePorts } from './browser-ports.ts'

afterEach(() => vi.unstubAllGlobals())

it('R79: cookies are set with the path /, and marked secure only on an https page', () => {
  const written: string[] = []
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    set cookie(value: string) {
      written.push(value)
    },
    get cookie() {
      return 'a=1; name=%7B%22x%22%3A1%7D; broken=%E0%A4%A; ab=2'
    },
  })
  const cookies = createDocumentCookies()
  cookies.set('name', '{"x":1}', 3600)
  cookies.remove('name')
  expect(written).toEqual([
    'name=%7B%22x%22%3A1%7D; max-age=3600; path=/; samesite=lax; secure',
    'name=; max-age=0; path=/; samesite=lax; secure',
  ])
  expect(['name', 'broken', 'a', 'b'].map(cookies.get)).toEqual(['{"x":1}', '%E0%A4%A', '1', undefined])
})

it('a full storage drops new values without an error', () => {
  const kept = new Map([['a', 'old']])
  const full = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('window', { location: { href: 'https://portal.example/' }, localStorage: full, sessionStorage: full })
  const { localStorage } = resolvePorts({ zones: {} })
  localStorage.setItem('a', 'new')
  expect(localStorage.getItem('a')).toBeNull()
})

it('a frame with blocked storage gets a storage in memory', () => {
  vi.stubGlobal('window', {
    location: { href: 'https://portal.example/' },
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const { sessionStorage } = resolvePorts({ zones: {} })
  sessionStorage.setItem('a', '1')
  expect(sessionStorage.getItem('a')).toBe('1')
})
