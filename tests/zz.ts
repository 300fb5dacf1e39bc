import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { openUploadSite } from './bench/upload/site.ts'
const site = await openUploadSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const context = await browser.newContext()
await context.addCookies(site.cookies.map((cookie) => ({ ...cookie, url: site.origin })))
const page = await context.newPage()
let n = 0
page.on('console', (m) => console.log('console', m.text())); page.on('pageerror', (e) => console.log('error', e)); page.on('requestfailed', (r) => console.log('failed', r.url().slice(0,100), r.failure()?.errorText)); page.on('response', (r) => { n++; if (!r.ok()) console.log(r.status(), r.url().slice(0,100)) })
await page.goto(site.origin)
for (const mb of [256, 256, 64, 512]) {
const path = await site.makeFile(mb*1024*1024)
await page.setInputFiles('input', path)
await page.evaluate(() => window.uploadStage.prepare())
console.log(mb, 'put', await Promise.race([page.evaluate(() => window.uploadStage.put()), new Promise((r) => setTimeout(r, 30000, 'late'))]))
const c0 = process.cpuUsage()
const t = await Promise.race([page.evaluate(() => window.uploadStage.upload()), new Promise((r) => setTimeout(r, 40000, 'late'))]); console.log('upload', t, n, process.cpuUsage(c0).user/1e6)
}
await browser.close(); await site.close()
