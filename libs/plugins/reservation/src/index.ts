'use client';

export { reservationFeature } from './reservation-feature.js';
