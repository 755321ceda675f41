// The record that was loaded last, so that its review is there after a reload.
import { keep, recall } from '../settings.svelte';

const KEY = 'azulejos.record';

export const keepRecord = (text: string) => keep(KEY, text);
export const keptRecord = () => recall<string>(KEY, '');
