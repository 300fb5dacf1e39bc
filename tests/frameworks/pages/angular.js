import '@angular/compiler'
import {
  ApplicationRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { host, note, ready } from './host.js'

const state = signal({ ...host })

class Tags {
  state = state
  note = note
}
Component({
  selector: 'main',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `@for (name of state().order; track name) {
    @if (name === 'cw-apps') {
      <cw-apps [attr.density]="state().density" [projects]="state().projects" (cw-open)="note($event)" (cw-ready)="note($event)"></cw-apps>
    } @else {
      <cw-projects [attr.density]="state().density" (cw-open)="note($event)" (cw-ready)="note($event)"></cw-projects>
    }
  }`,
})(Tags)

const application = await bootstrapApplication(Tags, { providers: [provideZonelessChangeDetection()] })
ready(() => {
  state.set({ ...host })
  application.injector.get(ApplicationRef).tick()
})
