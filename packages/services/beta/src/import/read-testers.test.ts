import { describe, expect, it } from 'vitest'
import { toCsv } from '@console-widgets/core/formats'
import { readAccount } from '../model.ts'
import { readTesters } from './read-testers.ts'

const csv = (text: string | Uint8Array<ArrayBuffer>) => readTesters(new File([text], 'testers.csv'))
const nina = { hwAccount: 'nina@tempo.example', nickName: 'Nina', country: 'BR' }

describe('a file of testers', () => {
  it('can have a header, other delimiters, and fewer columns', async () => {
    expect(await csv('Account,Name,Country\nnina@tempo.example,Nina,BR\n')).toEqual([{ ...nina, row: 2 }])
    expect(await csv('nina@tempo.example;Nina;BR\r\n\r\n')).toEqual([{ ...nina, row: 1 }])
    expect(await csv('nina@tempo.example')).toEqual([{ ...nina, nickName: '', country: '', row: 1 }])
  })

  it('numbers its rows as a spreadsheet does: with the header, empty rows, and line breaks in cells', async () => {
    const rows = await csv('Account,Name\nnina@tempo.example,"Nina\nCosta"\n\n,\nleo@tempo.example,Leo\n')
    expect(rows.map(({ hwAccount, row }) => [row, hwAccount])).toEqual([
      [2, 'nina@tempo.example'],
      [5, 'leo@tempo.example'],
    ])
  })

  it('that this console has exported is read as it was, formulas included', async () => {
    const [row] = await csv(toCsv([['=cmd()', '+49 151 23456789', '']]))
    expect(row).toEqual({ hwAccount: '=cmd()', nickName: '+49 151 23456789', country: '', row: 1 })
  })

  it('loses characters that can’t be stored', async () => {
    expect(await csv('nina@tempo.example,Ni\u0000na,BR')).toEqual([{ ...nina, row: 1 }])
  })

  it('that isn’t text, or no workbook, is refused with the reason', async () => {
    await expect(csv(new Uint8Array([0xff, 0xfe, 0x00]))).rejects.toMatchObject({ fault: 'not-utf8' })
    await expect(csv('nina@tempo.example,"Nina')).rejects.toMatchObject({ fault: 'open-quote', line: 1 })
    const other = new File(['no workbook'], 'testers.xlsx')
    await expect(readTesters(other)).rejects.toMatchObject({ fault: 'not-a-workbook' })
  })
})

describe('an account', () => {
  it.each([
    ['Nina Costa <Nina@tempo.example>', 'Nina@tempo.example', 'nina@tempo.example', 'Nina Costa'],
    [' "Costa, Nina" <nina@tempo.example> ', 'nina@tempo.example', 'nina@tempo.example', 'Costa, Nina'],
    ['+49 (151) 2345-6789', '+4915123456789', '+4915123456789', ''],
  ])('is read from %s', (text, account, key, displayName) => {
    expect(readAccount(text)).toEqual({ account, key, displayName })
  })

  it.each([
    '',
    'nina',
    'nina@tempo',
    '=nina@tempo.example',
    'a@b.example,c@d.example',
    '0151 23456789',
    `${'n'.repeat(50)}@tempo.example`,
  ])('isn’t %s', (text) => expect(readAccount(text)).toBeUndefined())
})
