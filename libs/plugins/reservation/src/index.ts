'use client';

export { reservationPlugin } from './reservation-plugin.js';
